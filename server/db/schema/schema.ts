/** All tables, for the client and the migrations; everything else imports a table by its noun. */
export * from './audit.ts'
export * from './banner.ts'
export * from './category.ts'
export * from './certification.ts'
export * from './chapter.ts'
export * from './classroom.ts'
export * from './comment.ts'
export {
  contentDraft,
  contentEdition,
  contentItem,
  contentReference,
  contentRevision,
} from './content.ts'
export * from './course.ts'
export * from './dictionary.ts'
export * from './distributor.ts'
export * from './enrolment.ts'
export * from './faq.ts'
export * from './feedback.ts'
export * from './file.ts'
export * from './home-image.ts'
export * from './identity.ts'
export * from './learner.ts'
export * from './limit.ts'
export * from './news.ts'
export * from './notice.ts'
export * from './pool.ts'
export * from './practical-exam.ts'
export * from './region.ts'
export * from './session.ts'
export * from './sign.ts'
export * from './survey.ts'
export * from './topic.ts'
export * from './trainer.ts'
export * from './video.ts'
export * from './watching.ts'
