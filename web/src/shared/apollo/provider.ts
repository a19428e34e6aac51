/** Apollo's provider, for the one place that puts it around the app. */
export { ApolloProvider } from '@apollo/client/react';
