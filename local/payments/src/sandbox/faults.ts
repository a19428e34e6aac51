import type { Account } from '../state/account.js';
import type { SandboxStore } from '../state/sandbox.store.js';
import type { Fault } from './switches.record.js';

/** Takes the first fault that the call meets, and counts it. */
export function takeFault(
  store: SandboxStore,
  account: Account,
  method: string,
  path: string,
): Fault | undefined {
  const fault = [...account.table('faults').values()].find(({ route }) => matchesRoute(route, method, path));
  if (fault !== undefined && fault.times !== null) {
    const times = fault.times - 1;
    store.change(account, (work) => {
      if (times === 0) work.remove('faults', fault.id);
      else work.put('faults', { ...fault, times });
    });
  }
  return fault;
}

/** Whether `POST /v1/payment_intents/{id}/confirm` names the call: `{…}` is any one segment, `*` alone is every call. */
export function matchesRoute(route: string, method: string, path: string): boolean {
  if (route === '*') return true;
  const [routeMethod = '', routePath = ''] = route.split(' ', 2);
  if (routeMethod !== '*' && routeMethod.toUpperCase() !== method) return false;
  if (routePath === '*') return true;
  const [asked, given] = [routePath.split('/'), path.split('/')];
  return (
    asked.length === given.length &&
    asked.every((part, index) => part.startsWith('{') || part === given[index])
  );
}
