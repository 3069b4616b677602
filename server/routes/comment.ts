import { getComments } from '../../src/contract/comment.ts'
import { implement } from '../implement.ts'
import { listComments } from '../services/comment/list-comments.ts'

export const commentRoutes = [implement(getComments, ({ db, ...audience }) => listComments(db, audience))]
