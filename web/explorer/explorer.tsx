import { GraphiQL } from 'graphiql';
import { useState } from 'react';

import type { DemoSession } from './demo-session';
import { leaveEditor } from './leave-editor';
import type { LocalMode } from './local-mode';
import { type OpenedOperation } from './operation-address';
import { PersonSwitch } from './person-switch';
import { createRecipeFetcher } from './recipe-fetcher';
import type { SavedValues } from './recipes/saved-values';
import { recipeTabs } from './recipes/recipe-tabs';
import { hasStoredTabs } from './stored-tabs';
import { ViewSwitch, type View } from './view-switch';

/** The name of the first operation of a document that may be half written. */
const nameOf = (query: string): string | undefined => /^\s*(?:query|mutation)\s+(\w+)/m.exec(query)?.[1];

/** Tokens and kept values live as long as this page: nothing secret is stored. */
function createDesk(onAnswer: () => void) {
  const kept: SavedValues = { KEY: crypto.randomUUID() };
  let session: DemoSession | null = null;
  const ask = createRecipeFetcher(kept, () => session?.token);
  return {
    fetcher: async (...[request, options]: Parameters<typeof ask>) => {
      const answer = await ask(request, options);
      // GraphiQL reads the schema in the same way, for itself.
      if (request.operationName !== 'IntrospectionQuery') onAnswer();
      return answer;
    },
    become: (next: DemoSession | null) => {
      session = next;
      if (next) kept.ID_TOKEN = next.idToken;
    },
  };
}

interface ExplorerProps {
  local: LocalMode | null;
  /** What the address brought along. */
  opened: OpenedOperation | null;
}

/** GraphiQL on the recipes, and on what it was opened with; with the sign-in switch on a local shop. */
export function Explorer({ local, opened }: ExplorerProps) {
  const [view, setView] = useState<View>('query');
  const [desk] = useState(() => createDesk(() => setView('answer')));
  // As they were when the explorer was opened: GraphiQL stores its tabs at once.
  const [{ tabs, first }] = useState(() => {
    const all = opened ? [opened, ...recipeTabs] : recipeTabs;
    return { tabs: all, first: hasStoredTabs() ? (opened ?? undefined) : all[0] };
  });
  const openedAs = opened ? nameOf(opened.query) : undefined;
  const [operation, setOperation] = useState(openedAs);
  return (
    <>
      <header className="explorer-bar">
        <h1>
          <img src="/brand/favicon.svg" alt="" width={24} height={24} />
          Axle API explorer
        </h1>
        {local && <PersonSwitch local={local} first={opened?.as ?? 'visitor'} onChange={desk.become} />}
        <nav aria-label="More">
          <a href="/openapi.json">REST (OpenAPI)</a>
          <a href="/">To the shop</a>
        </nav>
      </header>
      <main className="explorer-desk" data-view={view} onKeyDownCapture={leaveEditor}>
        {opened && operation === openedAs && (
          <p className="opened-from">
            Opened from <a href={opened.from}>{opened.from}</a>.
          </p>
        )}
        <ViewSwitch view={view} onChange={setView} />
        <GraphiQL
          fetcher={desk.fetcher}
          defaultTabs={tabs}
          // GraphiQL reads the first tab's query from its tabs, but not the variables. Beside stored tabs it opens one for these.
          initialQuery={opened?.query}
          initialVariables={first?.variables}
          onTabChange={({ tabs: all, activeTabIndex }) =>
            setOperation(nameOf(all[activeTabIndex]?.query ?? ''))
          }
          defaultEditorToolsVisibility="variables"
          shouldPersistHeaders={false}
          forcedTheme="system"
        >
          <GraphiQL.Logo>{null}</GraphiQL.Logo>
        </GraphiQL>
      </main>
    </>
  );
}
