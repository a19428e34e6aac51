/**
 * The form in which demo data reaches the API's seed command: JSON on stdin, exactly these names.
 * Money is in US cents; every time is an age in hours before the moment of seeding, so the data never goes stale.
 */
export interface DemoData {
  users: DemoUser[];
  parts: DemoPart[];
  orders: DemoOrder[];
  reviews: DemoReview[];
}

export type Role = 'CUSTOMER' | 'ADMIN';

export type Category =
  'BRAKES' | 'FILTERS' | 'IGNITION' | 'SUSPENSION' | 'LIGHTING' | 'ENGINE' | 'WHEELS' | 'ACCESSORIES';

export type OrderState = 'UNPAID' | 'EXPIRED' | 'PENDING' | 'SHIPPED';

/** An account. The profile fields are given all together or not at all, as the profile form asks for them. */
export interface DemoUser {
  uid: string;
  email: string;
  name: string;
  emailVerified: boolean;
  role: Role;
  location?: string;
  education?: string;
  phone?: string;
  linkedin?: string;
  createdHoursAgo: number;
}

/** A part as it was first put into stock: `initialQuantity` is before any of the demo orders. */
export interface DemoPart {
  key: string;
  name: string;
  brand: string;
  category: Category;
  partNumber: string;
  priceMinor: number;
  orderQuantity: number;
  initialQuantity: number;
  description: string;
  /** Path on the shop's own host. */
  image: string;
  createdHoursAgo: number;
  /** E-mail of the admin who added it. */
  createdBy: string;
}

/** Where a customer's parts are sent. */
export interface DemoDelivery {
  address: string;
  phone: string;
}

/**
 * An order of one part. UNPAID still holds its pieces, EXPIRED has let them go; PENDING carries `paidHoursAgo`,
 * SHIPPED also `shippedHoursAgo`.
 */
export interface DemoOrder extends DemoDelivery {
  key: string;
  userEmail: string;
  partKey: string;
  quantity: number;
  placedHoursAgo: number;
  state: OrderState;
  paidHoursAgo?: number;
  shippedHoursAgo?: number;
}

/** A review of the shop. `rating` is null where none was given, else 1 to 5 in halves. */
export interface DemoReview {
  userEmail: string;
  rating: number | null;
  text: string;
  createdHoursAgo: number;
}
