/** sha256 of each query that any visitor may ask: the API knows its text. */
export const trustedDocuments: Readonly<Record<string, string>> = {
  CatalogueCounts: 'eac2c4e9c5a320ecf3b1cd1a356f8370ddcd33ed1f4fff57fe0471026da4301d',
  CatalogueList: '1f93525430b753ebcf4e521810ad059ec8d119eceb252e61ea9857d16d6bf9d1',
  LatestReviews: '393a3c53f0a808ce10e9a4738e9272f9c5d1c9f683d44bceecc8522291ca3df1',
  MoreParts: 'fd9409b8a4e1407165c69b9fcbd27c878f212996927c0ab0e5ab923fe557c54a',
  NewestParts: 'ce54d16a295e4fa3924e60e57a3ccd2e9edf83ac38b14d4d7a129bd4c8f43d48',
  OrderPart: '50cc5de5d63ed3d20bf661f457aefc06879c44ad3bcd693e840576509919bfa8',
  PartPage: 'fc6cdc1b98cb3705b9c68ea56f6118da31f09c2593abdbfe8663bfa86c0029c2',
  PartReminder: '7cba51a6ed8e82e2fef35045375fbe6139cea2dff05ff3ff42d3bd672e02844f',
  PartsForJob: 'b6a155d28ab17bf50591e8a91c9c154923827c892a520bf81511a2df53b762cb',
};