import { createContext, use, useEffect, useRef } from 'react';
import { type BlockerFunction, createPath, NavigationType, useBlocker } from 'react-router-dom';
import { leaveForms, unsavedForm } from '#shared/browser/unsaved-forms';
import { carryFocus } from '#shared/ui/carried-focus';
import { carryMessages } from '#shared/ui/carried-messages';
import { type Provider, useRouteHandle } from './route-handle';

interface DocumentPolicy {
  /** The provider whose scripts this document may load. */
  provider: Provider | undefined;
  /** The provider whose scripts the page at a path loads. */
  providerOf: (pathname: string) => Provider | undefined;
}

/** The provider that the browser allows this document; undefined on the server and in tests, without a policy. */
export const DocumentPolicy = createContext<DocumentPolicy | undefined>(undefined);

type Move = Parameters<BlockerFunction>[0];

/** Whether it leads to another page, or to another view of this one. */
const isElsewhere = ({ currentLocation: here, nextLocation: there }: Move) =>
  here.pathname !== there.pathname || here.search !== there.search;

/**
 * Gives each page that loads a provider's script a document of its own. A document keeps its original policy, and
 * that of other pages forbids such scripts (ADR 030): so a link to one leaves this document. False while the page at
 * this URL must not be shown in it. A router asks one blocker only, so this one also lets forms ask first.
 */
export function useOwnDocument(): boolean {
  const policy = use(DocumentPolicy);
  const isFor = (needed: Provider | undefined) => !policy || !needed || needed === policy.provider;

  function leaveDocument({ nextLocation, historyAction }: Move): boolean {
    // On back navigation the URL has already changed: see below.
    if (historyAction === NavigationType.Pop || isFor(policy?.providerOf(nextLocation.pathname)))
      return false;
    leaveForms();
    carryMessages();
    carryFocus(nextLocation.pathname);
    window.location[historyAction === NavigationType.Replace ? 'replace' : 'assign'](
      createPath(nextLocation),
    );
    return true;
  }

  const leaves = useRef<() => boolean>(undefined);
  const blocker = useBlocker((move) => {
    const asks = unsavedForm() !== undefined && isElsewhere(move);
    leaves.current = asks ? () => leaveDocument(move) : undefined;
    return asks || leaveDocument(move);
  });
  useEffect(
    function askBeforeWhatWasTypedIsLost() {
      const leave = leaves.current;
      if (blocker.state !== 'blocked' || !leave) return;
      const go = () => {
        if (!leave()) blocker.proceed();
      };
      const form = unsavedForm();
      if (form) form.ask(go, blocker.reset);
      else go();
    },
    [blocker],
  );

  const isHere = isFor(useRouteHandle('provider'));
  useEffect(
    function leaveDocumentReachedByGoingBack() {
      if (!isHere) window.location.reload();
    },
    [isHere],
  );

  return isHere;
}
