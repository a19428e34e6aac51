import { z } from 'zod';

import { Role } from '../auth/role.js';
import type { PictureIntake } from '../features/catalogue/picture/picture-intake.service.js';
import { type RestRoute, route } from './rest-route.js';

export const pictureRoutes = (pictures: PictureIntake): RestRoute[] => [
  route({
    method: 'post',
    path: '/pictures',
    id: 'addPicture',
    tag: 'Parts',
    summary: 'Upload a picture',
    description:
      'The body is the file, up to 8 MB and 50 megapixels (AVIF: 12), with at least 600 pixels on the longer side; its content decides its type. It is re-encoded, upright and without EXIF, in the sizes that pages use. A picture that no part or draft uses is removed after a week.',
    requires: Role.ADMIN,
    takes: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'],
    answer: z
      .object({ url: z.string().meta({ description: 'A path in this shop, for `image` of a part.' }) })
      .meta({ id: 'UploadedPicture' }),
    refusals: ['PICTURE_REFUSED', 'RATE_LIMITED'],
    handle: async ({ actor, upload }) => ({ url: await pictures.receive(upload, actor.uid) }),
  }),
];
