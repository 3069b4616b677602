import * as z from 'zod/mini'
import { checkedFinding, contentFinding } from '../../domain/content-item/content-finding.ts'
import { editionAction, itemState } from '../../domain/content-item/edition.ts'
import { family } from '../../domain/content-item/families.ts'
import { importOutcome } from '../../domain/content-item/import-outcome.ts'
import { itemRights } from '../../domain/content-item/item-rights.ts'
import { sitePublishResult } from '../../domain/content-item/site-publish-result.ts'
import { declareCall } from '../protocol/call.ts'
import { idCodec, numberCodec, shortText, wireInstant } from '../protocol/wire.ts'

const editor = { who: 'operator', role: 'editor' } as const

const item = { family, id: idCodec }

/** The folder names of the sites of an action: 'eu', 'sister-us'. */
export const siteNames = z.array(shortText).check(z.maxLength(100))

/** A document of a family; its fields are in src/domain/content-item/families.ts. */
export const anyDocument = z.record(z.string(), z.unknown())

/** The number of an edition; 0 for an item that was never published. */
const editionNumber = numberCodec.check(
  z.refine((number) => Number.isInteger(number) && number >= 0 && number < 2 ** 31, 'not an edition'),
)

/** The document of a draft, in which any field may be missing. */
export const partialDocument = z.record(z.string(), z.unknown())

/** The result of an action on an item: the edition that is now live, and the result for each published site. */
const publishResult = z.object({
  edition: z.int(),
  sites: z.array(sitePublishResult),
  warnings: z.array(contentFinding),
})

/** A saved draft: the id of its item, and the version that the next save must send. */
const savedVersion = { id: z.int(), version: z.int() }

export const getContentItem = declareCall({
  ...editor,
  method: 'GET',
  path: '/operator/content/item',
  summary: 'An item with its draft and its history',
  source: 'ours',
  request: z.object(item),
  response: z.object({
    state: itemState,
    /** The number of the edition; 0 before the first publish. */
    edition: z.int(),
    published: z.nullable(anyDocument),
    draft: z.nullable(partialDocument),
    /** The last save of the draft, with the version that the next save must send; null if the item has no draft. */
    saved: z.nullable(z.object({ version: z.int(), editor: z.string(), at: z.iso.datetime() })),
    publishAt: z.nullable(z.iso.datetime()),
    /**
     * The time and the reason of the last refused schedule; null once the draft is published, scheduled again or
     * discarded.
     */
    refusedSchedule: z.nullable(z.object({ at: z.iso.datetime(), reason: z.string() })),
    /**
     * The time of the scheduled withdrawal. `refusedWithdrawal` is the time and the reason of the last refused one.
     */
    withdrawAt: z.nullable(z.iso.datetime()),
    refusedWithdrawal: z.nullable(z.object({ at: z.iso.datetime(), reason: z.string() })),
    /**
     * The errors that prevent publishing the draft, and its warnings; if there is no draft, those of the published
     * document.
     */
    findings: z.array(contentFinding),
    /** The rights of the caller. */
    rights: itemRights,
    history: z.array(
      z.object({
        edition: z.int(),
        act: editionAction,
        editor: z.string(),
        at: z.iso.datetime(),
      }),
    ),
  }),
  refusals: ['notFound'],
})

/** The random name that a client gives to a new item. */
const creationName = shortText.check(z.minLength(8))

/**
 * Saves a draft. Without an `id`, the call creates an item.
 *
 * - `creation` is a random name for the new item. A client whose response was lost repeats the call with the same
 *   name; it is then refused as `conflict`, and no second item is created.
 * - `version` is the version of the draft on which the editor's changes are based. If there is no draft, `edition`
 *   is the published edition.
 * - Fields may be missing, but then `findings` prevent publishing. New parts (chapters, questions) are sent without
 *   an id and get one.
 *
 * Refused as `conflict` if another editor has saved or published since. The context contains the `id` of the item,
 * and the documents `base` (null if no longer stored) and `theirs` (with version, edition, editor and time). Refused
 * as `invalid` with `issues` for values of a wrong type and unknown fields.
 */
export const saveDraft = declareCall({
  ...editor,
  obeysLimits: true,
  method: 'POST',
  path: '/operator/content/save',
  summary: 'Saves a draft of an item',
  source: 'ours',
  documents: true,
  request: z.object({
    family,
    id: z.optional(idCodec),
    edition: z.optional(editionNumber),
    version: z.optional(idCodec),
    creation: z.optional(creationName),
    document: partialDocument,
  }),
  response: z.object({
    ...savedVersion,
    /** The document with the ids of its new parts; null if it was stored as sent. */
    document: z.nullable(partialDocument),
    /** The errors that prevent publishing the draft, and its warnings. */
    findings: z.array(contentFinding),
  }),
  refusals: ['notFound', 'conflict'],
})

/**
 * Restores an older edition as the draft. If there is a draft, `version` must be its version; else the call is
 * refused as `conflict`.
 */
export const restoreEdition = declareCall({
  ...editor,
  obeysLimits: true,
  method: 'POST',
  path: '/operator/content/restore',
  summary: 'Restores an earlier edition as the draft',
  source: 'ours',
  request: z.object({ ...item, edition: idCodec, version: z.optional(idCodec) }),
  response: z.object(savedVersion),
  refusals: ['notFound', 'conflict'],
})

/**
 * Publishes an item's draft; without a draft, a withdrawn item is published again with its last edition, and a
 * published item stays unchanged. Then publishes the item's sites, or only the given `sites`. With `at`, the publish
 * is scheduled for that instant and on all sites. Refused as `invalid` with the `findings` of the check, or if `at`
 * is in the past or is given together with `sites`.
 */
export const publishItem = declareCall({
  ...editor,
  obeysLimits: true,
  method: 'POST',
  path: '/operator/content/publish',
  summary: 'Publishes an item and the sites that show it',
  source: 'ours',
  request: z.object({ ...item, sites: z.optional(siteNames), at: z.optional(wireInstant) }),
  response: publishResult,
  refusals: ['notFound', 'other'],
})

/**
 * Publishes the documents (at most 200) that have changed: either all of them or none. Items with a draft are
 * skipped; `outcomes` contains the outcome of each item. Referenced items must be published or be among the
 * documents. The sites' pages are not rendered. Refused as `invalid` with the `issues` of malformed documents or
 * the `findings` of the check.
 */
export const importItems = declareCall({
  ...editor,
  obeysLimits: true,
  method: 'POST',
  path: '/operator/content/import',
  summary: 'Publishes many documents together, without their sites',
  source: 'ours',
  documents: true,
  request: z.object({
    items: z.array(z.object({ ...item, document: anyDocument })).check(z.minLength(1), z.maxLength(200)),
  }),
  response: z.object({ items: z.int(), outcomes: z.array(importOutcome) }),
})

/**
 * Returns the published documents of a family after an id, in the order of ids, at most 100. `more` is true if
 * further documents follow.
 */
export const exportItems = declareCall({
  ...editor,
  method: 'GET',
  path: '/operator/content/export',
  summary: 'The published documents of a family, page by page',
  source: 'ours',
  request: z.object({ family, after: z.optional(idCodec) }),
  response: z.object({ items: z.array(z.object({ id: z.int(), document: anyDocument })), more: z.boolean() }),
})

/**
 * Withdraws an item from all sites that show it: its pages return 410. To remove an item from one site, change its
 * audience. With `at`, the withdrawal is scheduled for that instant, even if the item is still waiting for its
 * scheduled publish. `sites` from earlier clients is accepted and ignored. Refused as `invalid` with the `findings`
 * of items that refer to the item, or with the `seats` and open `orders` of learners. Refused as `other` with the
 * publisher's message if no pages could be rendered.
 */
export const withdrawItem = declareCall({
  ...editor,
  obeysLimits: true,
  method: 'POST',
  path: '/operator/content/withdraw',
  summary: 'Withdraws an item and publishes the sites that showed it',
  source: 'ours',
  request: z.object({ ...item, sites: z.optional(siteNames), at: z.optional(wireInstant) }),
  response: publishResult,
  refusals: ['notFound', 'other'],
})

/**
 * Returns a signed link to the page of a draft at its real URL, valid for one hour. Refused as `notFound` if the
 * item has no page.
 */
export const previewDraft = declareCall({
  ...editor,
  obeysLimits: true,
  method: 'POST',
  path: '/operator/content/preview',
  summary: 'A signed link to a draft at its real address',
  source: 'ours',
  request: z.object({ ...item, variant: z.enum(['desktop', 'mobile']) }),
  response: z.object({ link: z.string() }),
  refusals: ['notFound'],
})

/** Checks all published content. A repeated check is fast while nothing has changed. */
export const checkContent = declareCall({
  ...editor,
  method: 'GET',
  path: '/operator/content/check',
  summary: 'The findings in the published content',
  source: 'ours',
  request: z.object({}),
  response: z.object({ items: z.int(), findings: z.array(checkedFinding) }),
})
