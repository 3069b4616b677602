import * as contract from '../../src/contract/feedback.ts'
import { implement } from '../implement.ts'
import { findPrompt } from '../services/feedback/find-prompt.ts'

export const feedbackRoutes = [
  implement(contract.getFeedbackPrompt, ({ db, ...audience }) => findPrompt(db, audience)),
]
