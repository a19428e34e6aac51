import { Role } from '../../auth/role.js';
import type { JsonSchema, Paths } from './openapi.types.js';
import { change, read } from './operation.js';
import { emailInPath, exactly, flag, listOf, optionalText, pieces, ref, text } from './shared.openapi.js';

const tag = 'Accounts';
const ownEmail = emailInPath("One's own e-mail.");

const rolePending = {
  ...flag,
  description: 'The account has admin rights that wait for its e-mail address to be verified.',
};

export const userSchemas: Record<string, JsonSchema> = {
  User: exactly({
    _id: { ...text, description: "The identity provider's id." },
    email: text,
    role: { enum: ['admin', null], description: '`admin` once the rights are granted.' },
    rolePending,
    name: optionalText,
    location: optionalText,
    education: optionalText,
    phone: optionalText,
    linkedin: optionalText,
  }),
  Granted: exactly({
    acknowledged: { const: true },
    matchedCount: pieces,
    modifiedCount: { ...pieces, description: '0: it was granted already.' },
    upsertedCount: { const: 0 },
    upsertedId: { type: 'null' },
    rolePending,
    message: { ...text, description: 'Since when the account is an admin, for the person who granted it.' },
  }),
  Profile: {
    type: 'object',
    required: ['location', 'education', 'phone', 'linkedin'],
    properties: {
      name: optionalText,
      location: text,
      education: text,
      phone: text,
      linkedin: {
        ...text,
        description: 'Link of the LinkedIn profile, http or https; without a scheme it gets `https://`.',
      },
    },
  },
};

export const userPaths: Paths = {
  '/users': {
    get: read({
      id: 'listUsers',
      summary: 'Accounts, oldest first',
      description: 'At most the newest thousand.',
      tag,
      requires: Role.ADMIN,
      answer: listOf('User'),
    }),
  },
  '/users/admin/{email}': {
    put: change({
      id: 'makeAdmin',
      summary: 'Make an account an admin',
      tag,
      requires: Role.ADMIN,
      parameters: [emailInPath('Of the account.')],
      description: 'The rights count once the e-mail address is verified; the answer says whether it is.',
      answer: ref('Granted'),
      refusals: ['NOT_FOUND'],
    }),
  },
  '/admin/{email}': {
    get: read({
      id: 'isAdmin',
      summary: 'Whether an account is an admin',
      description: 'Customers learn it of themselves only; of everybody else they are told false.',
      tag,
      requires: Role.CUSTOMER,
      parameters: [emailInPath('Of the account.')],
      answer: exactly({ admin: flag }),
    }),
  },
  '/user/{email}': {
    get: read({
      id: 'getUser',
      summary: "An account: one's own, or any as an admin",
      tag,
      requires: Role.CUSTOMER,
      parameters: [emailInPath('Of the account.')],
      answer: ref('User'),
      refusals: ['FORBIDDEN', 'NOT_FOUND'],
    }),
    patch: change({
      id: 'updateProfile',
      summary: "Store one's own profile",
      tag,
      requires: Role.CUSTOMER,
      parameters: [ownEmail],
      body: ref('Profile'),
      answer: ref('Updated'),
      refusals: ['FORBIDDEN', 'RATE_LIMITED'],
    }),
    put: change({
      id: 'signIn',
      summary: 'Exchange a Firebase ID token for an access token',
      description: 'Stores the account. Token, path and body must name the same e-mail.',
      tag,
      requires: 'PUBLIC',
      proof: 'firebaseIdToken',
      parameters: [ownEmail],
      body: exactly({ email: text }),
      answer: exactly({
        token: { ...text, description: 'Good for 60 minutes; sent as `Authorization: Bearer <token>`.' },
        result: ref('Updated'),
      }),
      refusals: ['ACCOUNT_CONFLICT', 'ACCOUNT_DISABLED', 'FORBIDDEN', 'RATE_LIMITED', 'UNAUTHENTICATED'],
    }),
  },
};
