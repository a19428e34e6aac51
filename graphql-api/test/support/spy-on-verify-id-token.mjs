/**
 * Preloaded into a shop process (`node --import`): says on standard output how Firebase is asked. The emulator always
 * checks for revocation, so only the argument itself shows that the shop asks for it.
 */
import { Auth } from 'firebase-admin/auth';

const { verifyIdToken } = Auth.prototype;

Auth.prototype.verifyIdToken = function (idToken, checkRevoked) {
  console.log(`verifyIdToken checkRevoked=${checkRevoked}`);
  return verifyIdToken.call(this, idToken, checkRevoked);
};
