/** The shop's only cookie: the cart of a browser without script. */
export const CART_COOKIE = 'axle-cart';

/** Whether a request brings such a cart: what is answered is for who asked. */
export const bringsCart = (cookie: string | undefined): boolean =>
  cookie?.includes(`${CART_COOKIE}=`) ?? false;
