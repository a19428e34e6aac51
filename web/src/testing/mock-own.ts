import { aReview, type UserRow } from './builders';
import { signedIn, type Caller } from './mock-caller';
import { ownOrder } from './mock-orders';

type ProfileInput = Pick<UserRow, 'location' | 'education' | 'phone' | 'linkedin'>;

interface DeliveryArgs {
  orderId: string;
  address: string;
  phone: string;
}

/** What people may do in the mock shop with what is their own. */
export const ownMutations = {
  updateProfile: (_root: unknown, { input }: { input: ProfileInput }, caller: Caller) =>
    Object.assign(signedIn(caller), input),
  setDelivery(_root: unknown, { orderId, ...delivery }: DeliveryArgs, caller: Caller) {
    return Object.assign(ownOrder(caller, orderId), delivery);
  },
  postReview(_root: unknown, { input }: { input: { rating?: number; review?: string } }, caller: Caller) {
    const { name, email } = signedIn(caller);
    const review = aReview({
      name: name ?? email,
      user: email,
      rating: input.rating ?? null,
      review: input.review ?? '',
      createdAt: '2026-11-22T08:00:00.000Z',
    });
    caller.shop.reviews.push(review);
    return review;
  },
};
