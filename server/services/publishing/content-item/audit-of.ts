import type { PublishInput } from './publish-input.ts'

/** Returns the fields of an audit entry that contain the editor and the time. */
export const auditOf = ({ editor, now }: PublishInput) => ({ actor: editor, now })
