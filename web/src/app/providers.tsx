import type { ApolloClient } from '@apollo/client';
import { ChakraProvider } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { ApolloProvider } from '#shared/apollo/provider';
import { ServerFailures } from '#shared/apollo/server-failures';
import { ConfigProvider } from '#shared/config/config-context';
import type { PublicConfig } from '#shared/config/public-config';
import type { Session } from '#shared/session/session';
import { SessionProvider } from '#shared/session/session-context';
import { pageSystem } from '#shared/ui/theme/ground';
import { handlesEarlyInput } from './early-input';

/** Dependencies that a composition root passes to the app: the browser's, the server's or a test's. */
export interface AppParts {
  config: PublicConfig;
  client: ApolloClient;
  session: Session;
  /** Operations that failed while the server rendered this page. */
  serverFailures: readonly string[];
}

/** Everything that a page may count on being around it, in the browser, on the server and in tests alike. */
export function Providers({
  config,
  client,
  session,
  serverFailures,
  children,
}: AppParts & { children: ReactNode }) {
  return (
    <ConfigProvider value={config}>
      <ApolloProvider client={client}>
        <ServerFailures value={serverFailures}>
          <SessionProvider value={session}>
            <ChakraProvider value={pageSystem}>
              {/* page-template.ts cuts the server's markup here. */}
              <div data-app {...handlesEarlyInput}>
                {children}
              </div>
            </ChakraProvider>
          </SessionProvider>
        </ServerFailures>
      </ApolloProvider>
    </ConfigProvider>
  );
}
