import type { PublishInput } from './publish-input.ts'

/** The actor and the instant of an audit entry, of an editor's act. */
export const auditOf = ({ editor, now }: PublishInput) => ({ actor: editor, now })
