import { errors, type JWTPayload, jwtVerify, SignJWT } from 'jose';

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

const LIFETIME_MS = 60 * 60 * 1000;
const LEEWAY_SECONDS = 60;
const ALGORITHM = 'HS256';
const TYPE = 'at+jwt';

/** Issues and checks the shop's own access tokens (design section 4). No role and no e-mail inside. */
export class AccessTokens {
  private readonly secrets: ReadonlyMap<string, Uint8Array>;

  constructor(
    private readonly keys: readonly [TokenKey, ...TokenKey[]],
    private readonly issuer: string,
    private readonly clock: Clock,
  ) {
    this.secrets = new Map(keys.map(({ kid, secret }) => [kid, secret]));
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

  /** Throws Unauthenticated for anything but a token of ours that is still good (60 s of leeway for clocks). */
  async verify(token: string): Promise<AccessClaims> {
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
      return claimsOf(payload);
    } catch (error) {
      if (error instanceof errors.JOSEError)
        throw new Unauthenticated('Your session has ended. Please log in again.');
      throw error;
    }
  }

  private secretOf(kid: string | undefined): Uint8Array {
    const secret = kid === undefined ? undefined : this.secrets.get(kid);
    if (!secret) throw new errors.JWKSNoMatchingKey();
    return secret;
  }
}

function claimsOf(payload: JWTPayload): AccessClaims {
  const { sub, ver } = payload;
  if (!sub || typeof ver !== 'number')
    throw new errors.JWTClaimValidationFailed('unexpected claims', payload);
  return { uid: sub, tokenVersion: ver };
}
