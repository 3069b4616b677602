import type { Publishing } from './publishing.ts'

/** The actor and the instant of an audit entry, of an editor's act. */
export const auditOf = ({ editor, now }: Publishing) => ({ actor: editor, now })
