import type { PublishInput } from './publish-input.ts'

/** Returns the actor and the time of an editor's audit entry. */
export const auditOf = ({ editor, now }: PublishInput) => ({ actor: editor, now })
