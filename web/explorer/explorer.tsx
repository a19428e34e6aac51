import { GraphiQL } from 'graphiql';
import { useState } from 'react';

import type { DemoSession } from './demo-session';
import type { LocalMode } from './local-mode';
import { PersonSwitch } from './person-switch';
import { createRecipeFetcher } from './recipe-fetcher';
import type { KeptValues } from './recipes/kept-values';
import { recipeTabs } from './recipes/recipe-tabs';
import { hasOpenTabs } from './stored-tabs';

/** Tokens and kept values live as long as this page: nothing secret is stored. */
function createDesk() {
  const kept: KeptValues = { KEY: crypto.randomUUID() };
  let session: DemoSession | null = null;
  return {
    fetcher: createRecipeFetcher(kept, () => session?.token),
    become: (next: DemoSession | null) => {
      session = next;
      if (next) kept.ID_TOKEN = next.idToken;
    },
  };
}

/** GraphiQL on the recipes, with the sign-in switch on a local shop. */
export function Explorer({ local }: { local: LocalMode | null }) {
  const [desk] = useState(createDesk);
  const [first] = useState(() => (hasOpenTabs() ? undefined : recipeTabs[0]?.variables));
  return (
    <>
      <header className="explorer-bar">
        <h1>Axle API explorer</h1>
        {local && <PersonSwitch local={local} onChange={desk.become} />}
        <nav aria-label="More">
          <a href="/openapi.json">REST (OpenAPI)</a>
          <a href="/">To the shop</a>
        </nav>
      </header>
      <main className="explorer-desk">
        <GraphiQL
          fetcher={desk.fetcher}
          defaultTabs={recipeTabs}
          // GraphiQL reads the first tab's query from its tabs, but not the variables.
          initialVariables={first}
          defaultEditorToolsVisibility="variables"
          shouldPersistHeaders={false}
        >
          <GraphiQL.Logo>{null}</GraphiQL.Logo>
        </GraphiQL>
      </main>
    </>
  );
}
