import type { PublicConfig } from '#shared/config/public-config';

/** A shop as it is in production: no emulator, no sandbox. */
export const testConfig: PublicConfig = {
  publicUrl: 'https://axle.example',
  currency: 'usd',
  timeZone: 'UTC',
  holdMinutes: 60,
  openHoldsPerUser: 10,
  sendsMail: true,
  firebase: { apiKey: 'key', authDomain: 'axle.example', projectId: 'axle' },
  stripe: { publishableKey: 'pk_test_axle' },
  profiles: {
    facebook: 'https://facebook.example/axle',
    linkedin: 'https://linkedin.example/axle',
    github: 'https://github.example/axle',
    youtube: 'https://youtube.example/axle',
  },
};
