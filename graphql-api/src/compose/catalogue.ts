import { BackInStockService } from '../features/catalogue/back-in-stock/back-in-stock.service.js';
import { FitAnswers } from '../features/catalogue/feedback/fit-answer.service.js';
import { ReceivedParts } from '../features/catalogue/feedback/received-parts.service.js';
import { PartAdminService } from '../features/catalogue/part-editing/part-admin.service.js';
import { PartChanges } from '../features/catalogue/part-editing/part-changes.service.js';
import { PartDraft } from '../features/catalogue/part-editing/part-draft.entity.js';
import { PartDrafts } from '../features/catalogue/part-editing/part-draft.service.js';
import { PartCountRows } from '../features/catalogue/part/part-count-rows.service.js';
import { PartFactsService } from '../features/catalogue/part/part-facts.service.js';
import { PartFitmentService } from '../features/catalogue/part/part-fitment.service.js';
import { Part } from '../features/catalogue/part/part.entity.js';
import { PartService } from '../features/catalogue/part/part.service.js';
import { PictureIntake } from '../features/catalogue/picture/picture-intake.service.js';
import { PictureRemoval } from '../features/catalogue/picture/picture-removal.service.js';
import { PartReviews } from '../features/catalogue/review/part-reviews.service.js';
import { Review } from '../features/catalogue/review/review.entity.js';
import { ReviewService } from '../features/catalogue/review/review.service.js';
import { createSearch } from '../features/catalogue/search/create-search.js';
import { StockService } from '../features/fulfillment/stock/stock.service.js';
import { systemClock } from '../shared/clock.js';
import type { Cars } from './cars.js';
import type { Foundation } from './foundation.js';
import type { Shop } from './shop.js';

export type Catalogue = ReturnType<typeof createCatalogue>;

/** The room `catalogue`. */
export function createCatalogue(
  { database, catalogue, limits, mailer, pictureCodec, pictureStore }: Foundation,
  { audit }: Shop,
  { vehicles, fitments }: Cars,
  stock: StockService,
) {
  const parts = new PartService(catalogue);
  const partFitments = new PartFitmentService(vehicles, fitments);
  const partDrafts = new PartDrafts(database.getRepository(PartDraft), audit, systemClock);
  const receivedParts = new ReceivedParts(database.manager);
  return {
    parts,
    partFitments,
    partCounts: new PartCountRows(database.manager),
    partFacts: new PartFactsService(catalogue),
    partDrafts,
    partChanges: new PartChanges(stock, audit),
    partAdmin: new PartAdminService(database.getRepository(Part), stock, partDrafts, audit),
    ...createSearch(catalogue, { parts, vehicles, fitments, partFitments }),
    pictures: new PictureIntake(database.manager, pictureCodec, pictureStore, limits, audit),
    pictureRemoval: new PictureRemoval(database.manager, pictureStore),
    receivedParts,
    fitAnswers: new FitAnswers(database.manager, catalogue, limits, audit),
    partReviews: new PartReviews(catalogue),
    reviews: new ReviewService(
      database.getRepository(Review),
      catalogue,
      limits,
      audit,
      receivedParts.lastOrder,
    ),
    backInStock: new BackInStockService(database.manager, limits, mailer !== undefined),
  };
}
