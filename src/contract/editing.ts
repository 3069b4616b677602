import * as z from 'zod/mini'
import { family } from '../domain/content/families.ts'
import { finding } from '../domain/content/finding.ts'
import { declareCall } from './call.ts'
import { id, numeric } from './wire.ts'

const editor = { who: 'operator', role: 'editor' } as const

const item = { family, id }

/** A document of a family; which fields it has, src/domain/content/families.ts says. */
const document = z.record(z.string(), z.unknown())

const published = z.object({
  site: z.string(),
  pages: z.int(),
  rendered: z.int(),
  /** From the request until readers saw it. */
  milliseconds: z.int(),
  /** Why the site still shows what it showed before. */
  failure: z.optional(z.string()),
})

/** What an act did: the edition that readers see now, and each site that was published. */
const acted = z.object({ edition: z.int(), sites: z.array(published), warnings: z.array(finding) })

export const getContentItem = declareCall({
  ...editor,
  method: 'GET',
  path: '/operator/content/item',
  summary: 'An item with its draft and its history',
  request: z.object(item),
  answer: z.object({
    state: z.enum(['draft', 'published', 'withdrawn']),
    /** 0 before the first publish. */
    edition: z.int(),
    published: z.nullable(document),
    draft: z.nullable(document),
    publishAt: z.nullable(z.iso.datetime()),
    history: z.array(
      z.object({
        edition: z.int(),
        act: z.enum(['publish', 'withdraw']),
        editor: z.string(),
        at: z.iso.datetime(),
      }),
    ),
  }),
  refusals: ['notFound'],
})

/**
 * Keeps a draft; without an id a new item begins. `edition` is the one that the editor began with: refused as `invalid`
 * when another was published since, or with the `issues` of a document that does not fit.
 */
export const saveDraft = declareCall({
  ...editor,
  method: 'POST',
  path: '/operator/content/save',
  summary: 'Keep a draft of an item',
  request: z.object({ family, id: z.optional(id), edition: numeric, document }),
  answer: z.object({ id: z.int() }),
  refusals: ['notFound'],
})

/** Back to an older edition: it becomes the draft. */
export const restoreEdition = declareCall({
  ...editor,
  method: 'POST',
  path: '/operator/content/restore',
  summary: 'Make an older edition the draft',
  request: z.object({ ...item, edition: id }),
  answer: z.object({ id: z.int() }),
  refusals: ['notFound'],
})

/**
 * Publishes an item's draft, or without one the item again, and then its sites, or only the named of them. With `at` it is
 * done then, by itself, on all its sites. Refused as `invalid` with the `findings` of the check, and for `at` with sites.
 */
export const publishItem = declareCall({
  ...editor,
  method: 'POST',
  path: '/operator/content/publish',
  summary: 'Publish an item and the sites that show it',
  request: z.object({ ...item, sites: z.optional(z.array(z.string())), at: z.optional(z.iso.datetime()) }),
  answer: acted,
  refusals: ['notFound', 'other'],
})

/**
 * Publishes many documents at once, at most 200: all of them or none. What is named stands before what names it. No site
 * is published by it. Refused as `invalid` with the `issues` of documents that don't fit or the `findings` of the check.
 */
export const importItems = declareCall({
  ...editor,
  method: 'POST',
  path: '/operator/content/import',
  summary: 'Publish many documents at once, without their sites',
  request: z.object({ items: z.array(z.object({ ...item, document })).check(z.maxLength(200)) }),
  answer: z.object({ items: z.int() }),
})

/** Takes an item from readers: its pages answer 410. `other`, in the publisher's words, when no pages could be made. */
export const withdrawItem = declareCall({
  ...editor,
  method: 'POST',
  path: '/operator/content/withdraw',
  summary: 'Withdraw an item and publish the sites that showed it',
  request: z.object({ ...item, sites: z.optional(z.array(z.string())) }),
  answer: acted,
  refusals: ['notFound', 'other'],
})

/** A signed link to the page of a draft at its real address; it lapses after an hour. `notFound` for what has no page of its own. */
export const previewDraft = declareCall({
  ...editor,
  method: 'POST',
  path: '/operator/content/preview',
  summary: 'A signed link to a draft at its real address',
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
  request: z.object({}),
  answer: z.object({ items: z.int(), findings: z.array(finding) }),
})

/** What operators did, the newest first. */
export const getAudit = declareCall({
  who: 'operator',
  method: 'GET',
  path: '/operator/audit',
  summary: 'What operators did',
  request: z.object({ subject: z.optional(z.string()), limit: z.optional(id) }),
  answer: z.array(
    z.object({
      at: z.iso.datetime(),
      actor: z.string(),
      act: z.string(),
      subject: z.string(),
      detail: z.record(z.string(), z.unknown()),
    }),
  ),
})
