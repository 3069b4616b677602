import { createHash } from 'node:crypto'
import type { Db } from '#server/db/client.ts'
import type { DocumentData, DocumentForm, DocumentMaker, DocumentName } from '#server/ports/documents.ts'
import type { Storage } from '#server/ports/storage.ts'
import type { Secrets } from '#server/secrets.ts'
import type { RefusedResult } from '#src/domain/refusal.ts'
import { consumeRateLimit, refuseTooFrequent } from '../rate-limit.ts'
import { getDocumentUrl } from './get-document-url.ts'
import { learnerFileKey } from './learner-file-key.ts'

/** The keys and services that are needed to render and store documents. */
export interface DocumentDependencies {
  db: Db
  ports: { storage: Storage; documents: DocumentMaker }
  secrets: Pick<Secrets, 'keys'>
}

/** The learner who requests a document, the session, and the language of the document. */
export interface DocumentRequester {
  learnerId: number
  sessionId: string
  language: string
  now: number
}

/**
 * The maximum number of documents rendered for a learner per day. It is limited because each document is stored,
 * and a certificate with another company name is another document. `window` is in milliseconds.
 */
const documentLimit = { tries: 100, window: 24 * 60 * 60 * 1000 }

const mediaTypes = { pdf: 'application/pdf', svg: 'image/svg+xml' } as const

interface LearnerDocument<Name extends DocumentName> {
  kind: Name
  data: DocumentData[Name]
  /** The file name of the document without its extension. */
  name: string
  form?: DocumentForm
}

/**
 * Returns the URL of a document about a learner; the document is deleted with the account. Documents with equal
 * contents are rendered once; after a change, for example of the name, another document is rendered. Refused as
 * `tooFrequent` after 100 documents a day.
 */
export async function getLearnerDocumentUrl<Name extends DocumentName>(
  dependencies: DocumentDependencies,
  { learnerId, sessionId, language, now }: DocumentRequester,
  { kind, data, name, form = 'pdf' }: LearnerDocument<Name>,
): Promise<string | RefusedResult> {
  const digest = createHash('sha256')
    .update(JSON.stringify([language, data]))
    .digest('hex')
    .slice(0, 16)
  return getDocumentUrl(dependencies, {
    key: learnerFileKey(learnerId, `${kind}-${digest}.${form}`),
    type: mediaTypes[form],
    name: `${name}.${form}`,
    sessionId,
    now,
    render: async () =>
      (await consumeRateLimit(dependencies.db, `documents of ${learnerId}`, documentLimit, now))
        ? dependencies.ports.documents.render(kind, language, data, form)
        : refuseTooFrequent(documentLimit),
  })
}
