import { createContext, use, useEffect } from 'react';
import { createPath, NavigationType, useBlocker } from 'react-router-dom';
import { carryFocus } from '#shared/ui/carried-focus';
import { carryMessages } from '#shared/ui/carried-messages';
import { type Provider, useRouteHandle } from './route-handle';

interface DocumentPolicy {
  /** Whose scripts this document may load. */
  provider: Provider | undefined;
  /** Whose scripts the page at a path loads. */
  providerOf: (pathname: string) => Provider | undefined;
}

/** What the browser holds this document to; undefined on the server and in tests, where nobody does. */
export const DocumentPolicy = createContext<DocumentPolicy | undefined>(undefined);

/**
 * Gives each page that loads a provider's script a document of its own. A document keeps the policy that it came with, and
 * that of other pages forbids such scripts (ADR 030): so a link to one leaves this document. False while the page at
 * this address must not be shown in it.
 */
export function useOwnDocument(): boolean {
  const policy = use(DocumentPolicy);
  const isFor = (needed: Provider | undefined) => !policy || !needed || needed === policy.provider;

  useBlocker(({ nextLocation, historyAction }) => {
    // The address has changed already when somebody goes back: see below.
    if (historyAction === NavigationType.Pop || isFor(policy?.providerOf(nextLocation.pathname)))
      return false;
    carryMessages();
    carryFocus(nextLocation.pathname);
    window.location[historyAction === NavigationType.Replace ? 'replace' : 'assign'](
      createPath(nextLocation),
    );
    return true;
  });

  const isHere = isFor(useRouteHandle('provider'));
  useEffect(
    function leaveDocumentReachedByGoingBack() {
      if (!isHere) window.location.reload();
    },
    [isHere],
  );

  return isHere;
}
