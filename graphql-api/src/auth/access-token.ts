import { createSecretKey, type KeyObject } from 'node:crypto';

import { errors, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';

import type { Clock } from '../shared/clock.js';
import { Unauthenticated } from '../shared/shop-error.js';

/** A named HS256 key of at least 32 bytes. The first of a list signs; all of them verify, so keys can be rotated. */
export interface TokenKey {
  readonly kid: string;
  readonly secret: Uint8Array;
}

export interface AccessClaims {
  readonly uid: string;
  /** Raised to end all of a user's sessions at once. */
  readonly tokenVersion: number;
}

export interface IssuedToken {
  readonly token: string;
  readonly expiresAt: Date;
}

/** The message for a proof that is no longer valid. */
export const SESSION_ENDED = 'Your session has ended. Please log in again.';

/** The claims of a token whose signature is ours. */
interface ProvedToken {
  readonly claims: AccessClaims;
  /** Seconds since 1970. */
  readonly expires: number;
}

/** Tokens with a cached signature check: about 5 MB. */
const REMEMBERED = 10_000;

const LIFETIME_MS = 60 * 60 * 1000;
const LEEWAY_SECONDS = 60;
const ALGORITHM = 'HS256';
const TYPE = 'at+jwt';

/** Issues and checks the shop's own access tokens. No role and no email inside. */
export class AccessTokens {
  /** Key objects: jose would create one from the bytes at each verification. */
  private readonly secrets: ReadonlyMap<string, KeyObject>;
  /** Keyed by the token's text. Only the signature check is cached: the account is read each time. */
  private readonly proved = new LRUCache<string, ProvedToken>({ max: REMEMBERED });

  constructor(
    private readonly keys: readonly [TokenKey, ...TokenKey[]],
    private readonly issuer: string,
    private readonly clock: Clock,
  ) {
    this.secrets = new Map(keys.map(({ kid, secret }) => [kid, createSecretKey(secret)]));
  }

  async issue({ uid, tokenVersion }: AccessClaims): Promise<IssuedToken> {
    const [{ kid, secret }] = this.keys;
    const now = this.clock.now().getTime();
    const expiresAt = new Date(now + LIFETIME_MS);
    const token = await new SignJWT({ ver: tokenVersion })
      .setProtectedHeader({ alg: ALGORITHM, typ: TYPE, kid })
      .setSubject(uid)
      .setIssuer(this.issuer)
      .setAudience(this.issuer)
      .setIssuedAt(new Date(now))
      .setExpirationTime(expiresAt)
      .sign(secret);
    return { token, expiresAt };
  }

  /** Throws Unauthenticated for anything but one of our valid tokens (60 s of leeway for clocks). */
  async verify(token: string): Promise<AccessClaims> {
    const known = this.proved.get(token);
    if (known && this.clock.now().getTime() / 1000 < known.expires + LEEWAY_SECONDS) return known.claims;
    const proved = await this.prove(token);
    this.proved.set(token, proved);
    return proved.claims;
  }

  private async prove(token: string): Promise<ProvedToken> {
    try {
      const { payload } = await jwtVerify(token, ({ kid }) => this.secretOf(kid), {
        algorithms: [ALGORITHM],
        typ: TYPE,
        issuer: this.issuer,
        audience: this.issuer,
        clockTolerance: LEEWAY_SECONDS,
        currentDate: this.clock.now(),
        requiredClaims: ['sub', 'exp', 'iat', 'ver'],
      });
      return provedBy(payload);
    } catch (error) {
      if (error instanceof errors.JOSEError) throw new Unauthenticated(SESSION_ENDED);
      throw error;
    }
  }

  private secretOf(kid: string | undefined): KeyObject {
    const secret = kid === undefined ? undefined : this.secrets.get(kid);
    if (!secret) throw new errors.JWKSNoMatchingKey();
    return secret;
  }
}

function provedBy(payload: JWTPayload): ProvedToken {
  const { sub, ver, exp } = payload;
  if (!sub || typeof ver !== 'number' || exp === undefined)
    throw new errors.JWTClaimValidationFailed('unexpected claims', payload);
  return { claims: { uid: sub, tokenVersion: ver }, expires: exp };
}
