import * as contract from '#src/contract/learning/note.ts'
import { implementForLearner } from '../../implement.ts'
import { changeNote, deleteNote } from '../../services/learning/note/change-note.ts'
import { findNotes } from '../../services/learning/note/find-notes.ts'
import { addNote } from '../../services/learning/note-taking/add-note.ts'

export const noteRoutes = [
  implementForLearner(contract.findNotes, ({ db, request, learner }) =>
    findNotes(db, learner.id, request.courseId),
  ),

  implementForLearner(contract.addNote, ({ db, request, learner, now, ...audience }) => {
    const { courseId, chapterId, ...writing } = request
    return addNote(db, { learnerId: learner.id, audience, courseId, chapterId }, { ...writing, now })
  }),

  implementForLearner(contract.changeNote, ({ db, request, learner, now }) =>
    changeNote(db, { learnerId: learner.id, ...request, now }),
  ),

  implementForLearner(contract.deleteNote, ({ db, request, learner }) =>
    deleteNote(db, { learnerId: learner.id, id: request.id }),
  ),
]
