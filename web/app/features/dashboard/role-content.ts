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
  readonly to?: string;
}
interface Action {
  readonly label: string;
  readonly to: string;
  readonly icon: LucideIcon;
}
interface RoleContent {
  readonly subtitle: string;
  readonly stats: readonly Stat[];
  /** The first is the one that matters. */
  readonly actions: readonly Action[];
}

export type DashboardRole = Exclude<UserType, 'admin'>;

export function roleContent(role: DashboardRole, figures: Partial<Figures> = {}): RoleContent {
  switch (role) {
    case 'tenant':
      return {
        subtitle: 'Here is where your property search stands.',
        stats: [
          { label: 'Saved Properties', icon: Heart, value: figures.savedProperties, to: '/favorites' },
          { label: 'Active Chats', icon: MessageCircle, value: figures.activeChats, to: '/messages' },
          { label: 'Applications', icon: ClipboardList, value: figures.applications, to: '/applications' },
        ],
        actions: [
          { label: 'Browse Properties', to: '/properties', icon: Search },
          { label: 'View Favourites', to: '/favorites', icon: Heart },
        ],
      };
    case 'landlord':
      return {
        subtitle: 'Here is how your rental properties are doing.',
        stats: [
          { label: 'Properties Listed', icon: House, value: figures.properties, to: '/properties/manage' },
          { label: 'Total Views', icon: Eye, value: figures.totalViews },
          { label: 'Inquiries', icon: MessageCircle, value: figures.inquiries, to: '/messages' },
        ],
        actions: [
          { label: 'List New Property', to: '/list-property', icon: SquarePlus },
          { label: 'Manage Properties', to: '/properties/manage', icon: House },
        ],
      };
    case 'agent':
      return {
        subtitle: 'Here is how your agency is doing.',
        stats: [
          { label: 'Properties', icon: Building2, value: figures.properties, to: '/properties/manage' },
          { label: 'Clients', icon: Users, value: figures.clients, to: '/clients' },
          { label: 'Total Views', icon: Eye, value: figures.totalViews },
          { label: 'Messages', icon: MessageCircle, value: figures.messages, to: '/messages' },
        ],
        actions: [
          { label: 'Add Property', to: '/list-property', icon: SquarePlus },
          { label: 'Manage Clients', to: '/clients', icon: Users },
        ],
      };
  }
}
