/** The shop's only cookie: the cart of a browser without JavaScript. */
export const CART_COOKIE = 'axle-cart';

/** Whether a request has such a cart: its response is then for the requester alone. */
export const bringsCart = (cookie: string | undefined): boolean =>
  cookie?.includes(`${CART_COOKIE}=`) ?? false;
