import ChartColumn from 'virtual:lucide/chart-column';
import CircleUser from 'virtual:lucide/circle-user';
import ClipboardList from 'virtual:lucide/clipboard-list';
import Mail from 'virtual:lucide/mail';
import Hexagon from 'virtual:lucide/hexagon';
import ListOrdered from 'virtual:lucide/list-ordered';
import Package from 'virtual:lucide/package';
import PackagePlus from 'virtual:lucide/package-plus';
import PackageOpen from 'virtual:lucide/package-open';
import Star from 'virtual:lucide/star';
import TriangleAlert from 'virtual:lucide/triangle-alert';
import Truck from 'virtual:lucide/truck';
import UserCog from 'virtual:lucide/user-cog';
import Upload from 'virtual:lucide/upload';
import Warehouse from 'virtual:lucide/warehouse';
import Wrench from 'virtual:lucide/wrench';
import type { Icon } from '#shared/ui/icon';
import type { ComponentType } from 'react';
import { CasesOpen } from '#features/payments/admin/cases-open';
import { FindingsOpen } from '#features/cars/admin/findings/findings-open';
import { MessagesOpen } from '#features/customers/admin/messages/messages-open';
import { OrdersToShip } from '#features/orders/admin/orders-to-ship';
import { ReturnsToAnswer } from '#features/fulfillment/admin/returns/returns-to-answer';
import { paths } from '#shop-kit/paths';

interface SidebarItem {
  label: string;
  to: string;
  icon: Icon;
  /** Shown at the end of the row. */
  Count?: ComponentType;
}

const { dashboard } = paths;
const myProfile: SidebarItem = { label: 'My Profile', to: dashboard.to(), icon: CircleUser };

/** The dashboard's rooms by role; before them, for admins, how the shop is doing. */
export const sidebarItems: Record<'CUSTOMER' | 'ADMIN', SidebarItem[]> = {
  CUSTOMER: [
    myProfile,
    { label: 'My Orders', to: dashboard.myOrders.to(), icon: Package },
    { label: 'Add Review', to: dashboard.addReview.to(), icon: Star },
  ],
  ADMIN: [
    { label: 'Overview', to: dashboard.overview.to(), icon: ChartColumn },
    myProfile,
    { label: 'Manage All Orders', to: dashboard.manageAllOrders.to(), icon: ClipboardList },
    { label: 'To Ship', to: dashboard.toShip.to(), icon: Truck, Count: OrdersToShip },
    { label: 'Returns', to: dashboard.returns.to(), icon: PackageOpen, Count: ReturnsToAnswer },
    { label: 'Manage Products', to: dashboard.manageProducts.to(), icon: Warehouse },
    { label: 'Add Product', to: dashboard.addProduct.to(), icon: PackagePlus },
    { label: 'Make Admin', to: dashboard.makeAdmin.to(), icon: UserCog },
    { label: 'Fitment', to: dashboard.fitment.to(), icon: Hexagon, Count: FindingsOpen },
    { label: 'Import', to: dashboard.imports.to(), icon: Upload },
    { label: 'Jobs', to: dashboard.jobs.to(), icon: Wrench },
    { label: 'Messages', to: dashboard.messages.to(), icon: Mail, Count: MessagesOpen },
    { label: 'Cases', to: dashboard.cases.to(), icon: TriangleAlert, Count: CasesOpen },
    { label: 'Activity', to: dashboard.activity.to(), icon: ListOrdered },
  ],
};
