import { z } from 'zod';

import { Role } from '../auth/role.js';
import type { User } from '../features/customers/user/user.entity.js';
import { nullableText, units, updated, updatedAnswer } from './answer.schemas.js';
import { listPage, optionalText, text } from './client-values.js';

const rolePending = z.boolean().meta({
  description: 'The account has admin rights that wait for its email address to be verified.',
});

/** Admin rights were granted and wait for the email address to be verified. */
const isPending = (user: User): boolean => user.grantedRole === Role.ADMIN && user.role !== Role.ADMIN;

export const userAnswer = z
  .object({
    _id: z.string().meta({ description: "The identity provider's id." }),
    email: z.string(),
    role: z.literal(['admin', null]).meta({ description: '`admin` once the rights are granted.' }),
    rolePending,
    name: nullableText,
    location: nullableText,
    education: nullableText,
    phone: nullableText,
    linkedin: nullableText,
  })
  .meta({ id: 'User' });

export const userShape = (user: User): z.infer<typeof userAnswer> => ({
  _id: user.uid,
  email: user.email,
  role: user.grantedRole === Role.ADMIN ? 'admin' : null,
  rolePending: isPending(user),
  name: user.name,
  location: user.location,
  education: user.education,
  phone: user.phone,
  linkedin: user.linkedin,
});

export const grantedAnswer = updatedAnswer
  .extend({
    modifiedCount: units.meta({ description: '0: it was already granted.' }),
    rolePending,
    message: z.string().meta({
      description: 'For the person who granted the rights: whether the account is an admin yet.',
    }),
  })
  .meta({ id: 'Granted' });

/** The answer to a grant: what it changed, and when the rights count. */
export const granted = (user: User, changed: boolean): z.infer<typeof grantedAnswer> => ({
  ...updated(changed),
  rolePending: isPending(user),
  message: isPending(user)
    ? `${user.email} is an admin as soon as the email address is verified.`
    : `${user.email} is an admin now.`,
});

export const adminAnswer = z.object({ admin: z.boolean() });

/** Like the other lists; the key of an account is the identity provider's. */
export const accountPage = listPage.extend({
  before: text.optional().meta({
    description: '`_id` of the oldest account already seen: returns older ones.',
  }),
});

export const profile = z
  .object({
    name: optionalText,
    location: text,
    education: text,
    phone: text,
    linkedin: text.meta({
      description: 'Link of the LinkedIn profile, http or https; without a scheme it gets `https://`.',
    }),
  })
  .meta({ id: 'Profile' });

export const signIn = z.object({ email: text.transform((email) => email.toLowerCase()) });

export const signInAnswer = z.object({
  token: z.string().meta({ description: 'Valid for 60 minutes; sent as `Authorization: Bearer <token>`.' }),
  result: updatedAnswer,
});
