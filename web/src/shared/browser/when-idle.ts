/** Does work once the browser has nothing else to do. Safari has no `requestIdleCallback`. */
export const whenIdle = (work: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(work) : setTimeout(work);
