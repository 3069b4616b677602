import * as z from 'zod/mini'
import { contentFinding } from '../../domain/content-item/content-finding.ts'
import { editionAct, itemState } from '../../domain/content-item/edition.ts'
import { family } from '../../domain/content-item/families.ts'
import { importOutcome } from '../../domain/content-item/import-outcome.ts'
import { pageFailure } from '../../domain/content-item/page-failure.ts'
import { siteHold } from '../../domain/content-item/site-hold.ts'
import { listedAct } from '../../domain/listed-act.ts'
import { declareCall } from '../protocol/call.ts'
import { staffList } from '../protocol/staff-list.ts'
import { codeText, filterText, id, numeric, wireInstant } from '../protocol/wire.ts'

const editor = { who: 'operator', role: 'editor' } as const

const item = { family, id }

/** The names of the sites that an act is for: 'eu', 'sister-us'. */
export const siteNames = z.array(codeText).check(z.maxLength(100))

/** A document of a family; src/domain/content-item/families.ts says which fields it has. */
export const anyDocument = z.record(z.string(), z.unknown())

/** The number of an edition; 0 for an item that was never published. */
const editionNumber = numeric.check(
  z.refine((number) => Number.isInteger(number) && number >= 0 && number < 2 ** 31, 'not an edition'),
)

/** The document of a draft, of which anything may be missing. */
export const openDraft = z.record(z.string(), z.unknown())

/** What a publish did to a site. */
export const sitePublished = z.object({
  site: z.string(),
  pages: z.int(),
  rendered: z.int(),
  /** How long the publish took in milliseconds, from the request until readers saw it. */
  milliseconds: z.int(),
  /** The pages that could not be made: they show what they showed before. */
  failures: z.array(pageFailure),
  /** The hold for which the pages are prepared and not shown. */
  held: z.optional(siteHold),
  /** The reason why the site still shows what it showed before. */
  failure: z.optional(z.string()),
})

/** The result of an act: the edition that readers see now, and each site that was published. */
const acted = z.object({ edition: z.int(), sites: z.array(sitePublished), warnings: z.array(contentFinding) })

/** A draft as it was saved: the id of its item, and the version that the next save names. */
const savedVersion = { id: z.int(), version: z.int() }

export const getContentItem = declareCall({
  ...editor,
  method: 'GET',
  path: '/operator/content/item',
  summary: 'An item with its draft and its history',
  source: 'ours',
  request: z.object(item),
  answer: z.object({
    state: itemState,
    /** The number of the edition; 0 before the first publish. */
    edition: z.int(),
    published: z.nullable(anyDocument),
    draft: z.nullable(openDraft),
    /** The last save of the draft; its version is what the next save names. */
    saved: z.nullable(z.object({ version: z.int(), editor: z.string(), at: z.iso.datetime() })),
    publishAt: z.nullable(z.iso.datetime()),
    /** When and why the last schedule was refused; null once the draft is published, scheduled again or discarded. */
    refusedSchedule: z.nullable(z.object({ at: z.iso.datetime(), reason: z.string() })),
    /** What keeps the draft from being published, and its warnings; none without a draft. */
    findings: z.array(contentFinding),
    history: z.array(
      z.object({
        edition: z.int(),
        act: editionAct,
        editor: z.string(),
        at: z.iso.datetime(),
      }),
    ),
  }),
  refusals: ['notFound'],
})

/**
 * Saves a draft; without an id a new item begins. `version` is the draft that the editor began with, or without a draft
 * `edition` the published edition. Refused as `conflict` where another editor has saved or published since: the context holds
 * the documents `base` (null where it is no longer stored) and `theirs` (with version, edition, editor and instant). Refused as
 * `invalid` with the `issues` of a document with a value of a wrong kind or an unknown field. Anything may be missing: then
 * publishing is refused, as the `findings` say. New parts (chapters, questions) come without a number and are given one.
 */
export const saveDraft = declareCall({
  ...editor,
  method: 'POST',
  path: '/operator/content/save',
  summary: 'Save a draft of an item',
  source: 'ours',
  documents: true,
  request: z.object({
    family,
    id: z.optional(id),
    edition: z.optional(editionNumber),
    version: z.optional(id),
    document: openDraft,
  }),
  answer: z.object({
    ...savedVersion,
    /** The document with the numbers that its new parts were given; null where it is stored as it was sent. */
    document: z.nullable(openDraft),
    /** What keeps the draft from being published, and its warnings. */
    findings: z.array(contentFinding),
  }),
  refusals: ['notFound', 'conflict'],
})

/** Makes an older edition the draft. Where there is a draft, `version` names the one that it replaces: refused as `conflict` otherwise. */
export const restoreEdition = declareCall({
  ...editor,
  method: 'POST',
  path: '/operator/content/restore',
  summary: 'Make an older edition the draft',
  source: 'ours',
  request: z.object({ ...item, edition: id, version: z.optional(id) }),
  answer: z.object(savedVersion),
  refusals: ['notFound', 'conflict'],
})

/**
 * Publishes an item's draft, or without a draft the item again, and then its sites, or only those named. With
 * `at` it is published by itself at that instant, on all its sites. Refused as `invalid` with the `findings`
 * of the check, and for `at` with sites or in the past.
 */
export const publishItem = declareCall({
  ...editor,
  method: 'POST',
  path: '/operator/content/publish',
  summary: 'Publish an item and the sites that show it',
  source: 'ours',
  request: z.object({ ...item, sites: z.optional(siteNames), at: z.optional(wireInstant) }),
  answer: acted,
  refusals: ['notFound', 'other'],
})

/**
 * Publishes those of many documents, at most 200, that differ from what is published: all of them or none. An item with a draft is left
 * as it is; `outcomes` says what became of each. The items that they refer to are among
 * them or published. The sites' pages are not made anew. Refused as `invalid` with the `issues` of documents
 * that don't fit or the `findings` of the check.
 */
export const importItems = declareCall({
  ...editor,
  method: 'POST',
  path: '/operator/content/import',
  summary: 'Publish many documents at once, without their sites',
  source: 'ours',
  documents: true,
  request: z.object({
    items: z.array(z.object({ ...item, document: anyDocument })).check(z.minLength(1), z.maxLength(200)),
  }),
  answer: z.object({ items: z.int(), outcomes: z.array(importOutcome) }),
})

/**
 * The published documents of a family in the order of their ids: those after an id, as many as travel well.
 * `more` says that there are others after the last one.
 */
export const exportItems = declareCall({
  ...editor,
  method: 'GET',
  path: '/operator/content/export',
  summary: 'The published documents of a family, page by page',
  source: 'ours',
  request: z.object({ family, after: z.optional(id) }),
  answer: z.object({ items: z.array(z.object({ id: z.int(), document: anyDocument })), more: z.boolean() }),
})

/**
 * Withdraws an item from readers, on all sites that show it: its pages answer 410. To take an item off one site, change its audience.
 * `sites` of earlier clients is accepted and not looked at.
 * Refused as `invalid` with the `findings` of items that refer to it, or for the `seats` and open `orders` of learners; and as `other`,
 * in the publisher's words, when no pages could be made.
 */
export const withdrawItem = declareCall({
  ...editor,
  method: 'POST',
  path: '/operator/content/withdraw',
  summary: 'Withdraw an item and publish the sites that showed it',
  source: 'ours',
  request: z.object({ ...item, sites: z.optional(siteNames) }),
  answer: acted,
  refusals: ['notFound', 'other'],
})

/**
 * A signed link to the page of a draft at its real address, which lapses after an hour. `notFound` for an
 * item without a page of its own.
 */
export const previewDraft = declareCall({
  ...editor,
  method: 'POST',
  path: '/operator/content/preview',
  summary: 'A signed link to a draft at its real address',
  source: 'ours',
  request: z.object({ ...item, variant: z.enum(['desktop', 'mobile']) }),
  answer: z.object({ link: z.string() }),
  refusals: ['notFound'],
})

/** Checks everything that is published. */
export const checkContent = declareCall({
  ...editor,
  method: 'GET',
  path: '/operator/content/check',
  summary: 'What is wrong with the published content',
  source: 'ours',
  request: z.object({}),
  answer: z.object({ items: z.int(), findings: z.array(contentFinding) }),
})

/**
 * The acts of operators, the newest first: finance is shown those about money, reviewers those about people, the token all. `from` and
 * `until` are a period, its end not included.
 */
export const getAudit = declareCall({
  who: 'operator',
  role: ['reviewer', 'finance'],
  method: 'GET',
  path: '/operator/audit',
  summary: 'What operators did',
  source: 'ours',
  ...staffList(listedAct, ['at'], {
    subject: z.optional(filterText),
    actor: z.optional(z.string().check(z.maxLength(320))),
    act: z.optional(filterText),
    from: z.optional(wireInstant),
    until: z.optional(wireInstant),
  }),
})
