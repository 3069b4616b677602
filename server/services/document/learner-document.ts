import { createHash } from 'node:crypto'
import type { DocumentData, DocumentName, Documents } from '../../ports/documents.ts'
import type { Storage } from '../../ports/storage.ts'
import type { Secrets } from '../../secrets.ts'
import { learnerFile } from '../learner/learner-file.ts'
import { documentLink } from './document-link.ts'

/** Where documents are made and kept. */
export interface Office {
  ports: { storage: Storage; documents: Documents }
  secrets: Pick<Secrets, 'keys'>
}

/** Who asks, and in which language. */
export interface Reader {
  learnerId: number
  sessionId: string
  language: string
  now: number
}

/**
 * The address of a document about a learner, which goes with the account. What is the same is made once; after a change of
 * the name, say, it is another document.
 */
export async function learnerDocument<Name extends DocumentName>(
  office: Office,
  { learnerId, sessionId, language, now }: Reader,
  { kind, data, name }: { kind: Name; data: DocumentData[Name]; name: string },
): Promise<string> {
  const digest = createHash('sha256')
    .update(JSON.stringify([language, data]))
    .digest('hex')
    .slice(0, 16)
  return documentLink(office, {
    key: learnerFile(learnerId, `${kind}-${digest}.pdf`),
    name: `${name}.pdf`,
    sessionId,
    now,
    make: () => office.ports.documents.render(kind, language, data),
  })
}
