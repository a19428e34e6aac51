import {
  CircleUser,
  ClipboardList,
  Package,
  PackagePlus,
  Star,
  UserCog,
  Warehouse,
  type LucideIcon,
} from 'lucide-react';
import { paths } from '#shared/config/paths';

interface SidebarItem {
  label: string;
  to: string;
  icon: LucideIcon;
}

const { dashboard } = paths;
const myProfile: SidebarItem = { label: 'My Profile', to: dashboard.to(), icon: CircleUser };

/** The dashboard's rooms by role (spec section 2). */
export const sidebarItems: Record<'CUSTOMER' | 'ADMIN', SidebarItem[]> = {
  CUSTOMER: [
    myProfile,
    { label: 'My Orders', to: dashboard.myOrders.to(), icon: Package },
    { label: 'Add Review', to: dashboard.addReview.to(), icon: Star },
  ],
  ADMIN: [
    myProfile,
    { label: 'Manage All Orders', to: dashboard.manageAllOrders.to(), icon: ClipboardList },
    { label: 'Manage Products', to: dashboard.manageProducts.to(), icon: Warehouse },
    { label: 'Add Product', to: dashboard.addProduct.to(), icon: PackagePlus },
    { label: 'Make Admin', to: dashboard.makeAdmin.to(), icon: UserCog },
  ],
};
