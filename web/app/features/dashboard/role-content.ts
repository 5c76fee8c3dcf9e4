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

interface Stat {
  readonly label: string;
  readonly icon: LucideIcon;
  /** Undefined while it is on its way. */
  readonly value: number | undefined;
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

interface Figures {
  readonly favourites: number;
  readonly listed: number | undefined;
}

type DashboardRole = Exclude<UserType, 'admin'>;

/** Document 2, section 2. What nothing counts yet is 0, because there is none of it yet. */
export function roleContent(role: DashboardRole, { favourites, listed }: Figures): RoleContent {
  switch (role) {
    case 'tenant':
      return {
        subtitle: 'Here is where your property search stands.',
        stats: [
          { label: 'Saved Properties', icon: Heart, value: favourites },
          { label: 'Active Chats', icon: MessageCircle, value: 0 },
          { label: 'Applications', icon: ClipboardList, value: 0 },
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
          { label: 'Properties Listed', icon: House, value: listed },
          { label: 'Total Views', icon: Eye, value: 0 },
          { label: 'Inquiries', icon: MessageCircle, value: 0 },
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
          { label: 'Properties', icon: Building2, value: listed },
          { label: 'Clients', icon: Users, value: 0 },
          { label: 'Total Views', icon: Eye, value: 0 },
          { label: 'Messages', icon: MessageCircle, value: 0 },
        ],
        actions: [
          { label: 'Add Property', to: '/list-property', icon: SquarePlus },
          { label: 'Manage Clients', to: '/clients', icon: Users },
        ],
      };
  }
}
