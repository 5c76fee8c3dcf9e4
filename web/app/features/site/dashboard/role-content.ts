import type { UserType } from '@letfair/domain/accounts/user-types';
import {
  Building2,
  ClipboardList,
  Eye,
  Heart,
  House,
  type LucideIcon,
  MessageCircle,
  Search,
  SquarePlus,
  Users,
} from 'lucide-react';
import type { Figures } from './dashboard-data.ts';

export interface Stat {
  readonly label: string;
  readonly icon: LucideIcon;
  /** Undefined while it is loading. */
  readonly value: number | undefined;
  readonly to: string;
}
interface Action {
  readonly label: string;
  readonly to: string;
  readonly icon: LucideIcon;
}

export type DashboardRole = Exclude<UserType, 'admin'>;

const properties = { label: 'Properties', icon: Building2, figure: 'properties', to: '/properties/manage' } as const;
const views = { label: 'Total Views', icon: Eye, figure: 'totalViews', to: '/properties/manage' } as const;
const chats = { icon: MessageCircle, to: '/messages' } as const;

interface RoleContent {
  readonly subtitle: string;
  readonly stats: readonly (Omit<Stat, 'value'> & { readonly figure: keyof Figures })[];
  /** The first is the one that matters. */
  readonly actions: readonly Action[];
}

const contents: Readonly<Record<DashboardRole, RoleContent>> = {
  tenant: {
    subtitle: 'Here’s how your property search is going.',
    stats: [
      { label: 'Saved Properties', icon: Heart, figure: 'savedProperties', to: '/favorites' },
      { ...chats, label: 'Active Chats', figure: 'activeChats' },
      { label: 'Applications', icon: ClipboardList, figure: 'applications', to: '/applications' },
    ],
    actions: [
      { label: 'Browse Properties', to: '/properties', icon: Search },
      { label: 'View Favourites', to: '/favorites', icon: Heart },
    ],
  },
  landlord: {
    subtitle: 'Here’s how your rental properties are doing.',
    stats: [
      { ...properties, label: 'Properties Listed', icon: House },
      views,
      { ...chats, label: 'Inquiries', figure: 'inquiries' },
    ],
    actions: [
      { label: 'List New Property', to: '/list-property', icon: SquarePlus },
      { label: 'Manage Properties', to: '/properties/manage', icon: House },
    ],
  },
  agent: {
    subtitle: 'Here’s how your agency is doing.',
    stats: [
      properties,
      { label: 'Clients', icon: Users, figure: 'clients', to: '/clients' },
      views,
      { ...chats, label: 'Messages', figure: 'messages' },
    ],
    actions: [
      { label: 'Add Property', to: '/list-property', icon: SquarePlus },
      { label: 'Manage Clients', to: '/clients', icon: Users },
    ],
  },
};

export function roleContent(role: DashboardRole, figures: Partial<Figures> = {}) {
  const { stats, ...content } = contents[role];
  return { ...content, stats: stats.map(({ figure, ...stat }): Stat => ({ ...stat, value: figures[figure] })) };
}
