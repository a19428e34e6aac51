import { GraphiQL } from 'graphiql';
import { useState } from 'react';

import type { DemoSession } from './demo-session';
import { leaveEditor } from './leave-editor';
import type { LocalMode } from './local-mode';
import { PersonSwitch } from './person-switch';
import { createRecipeFetcher } from './recipe-fetcher';
import type { KeptValues } from './recipes/kept-values';
import { recipeTabs } from './recipes/recipe-tabs';
import { hasOpenTabs } from './stored-tabs';
import { ViewSwitch, type View } from './view-switch';

/** Tokens and kept values live as long as this page: nothing secret is stored. */
function createDesk(onAnswer: () => void) {
  const kept: KeptValues = { KEY: crypto.randomUUID() };
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

/** GraphiQL on the recipes, with the sign-in switch on a local shop. */
export function Explorer({ local }: { local: LocalMode | null }) {
  const [view, setView] = useState<View>('query');
  const [desk] = useState(() =>
    createDesk(() => {
      setView('answer');
    }),
  );
  const [first] = useState(() => (hasOpenTabs() ? undefined : recipeTabs[0]?.variables));
  return (
    <>
      <header className="explorer-bar">
        <h1>
          <img src="/brand/favicon.svg" alt="" width={24} height={24} />
          Axle API explorer
        </h1>
        {local && <PersonSwitch local={local} onChange={desk.become} />}
        <nav aria-label="More">
          <a href="/openapi.json">REST (OpenAPI)</a>
          <a href="/">To the shop</a>
        </nav>
      </header>
      <main className="explorer-desk" data-view={view} onKeyDownCapture={leaveEditor}>
        <ViewSwitch view={view} onChange={setView} />
        <GraphiQL
          fetcher={desk.fetcher}
          defaultTabs={recipeTabs}
          // GraphiQL reads the first tab's query from its tabs, but not the variables.
          initialVariables={first}
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
