import { banner, bannerText } from '#server/db/schema/banner.ts'
import { category, categoryText } from '#server/db/schema/category.ts'
import { userComment, userCommentText } from '#server/db/schema/comment.ts'
import { dictionary, dictionaryItem } from '#server/db/schema/dictionary.ts'
import { distributor, distributorText } from '#server/db/schema/distributor.ts'
import { faq, faqText } from '#server/db/schema/faq.ts'
import { feedback, feedbackText } from '#server/db/schema/feedback.ts'
import { homeImage, homeImageText } from '#server/db/schema/home-image.ts'
import { news, newsText } from '#server/db/schema/news.ts'
import { notice, noticeText } from '#server/db/schema/notice.ts'
import { practicalExam, practicalExamText } from '#server/db/schema/practical-exam.ts'
import { province, provinceCity } from '#server/db/schema/province.ts'
import { region, regionText } from '#server/db/schema/region.ts'
import { trainer, trainerPage, trainerPageText, trainerText } from '#server/db/schema/trainer.ts'
import type { Family } from '#src/domain/content-item/families.ts'
import { certificationTableWriter } from './certification-table-writer.ts'
import { classroomTableWriter } from './classroom-table-writer.ts'
import { courseTableWriter } from './course-table-writer.ts'
import { poolTableWriter } from './pool-table-writer.ts'
import { surveyTableWriter } from './survey-table-writer.ts'
import { createListWriter, createTableWriter, type TableWriter } from './table-writer.ts'
import { topicTableWriter } from './topic-table-writer.ts'

/** The function that writes the documents of each family to its tables. */
export const tableWriters: { [Name in Family]: TableWriter<Name> } = {
  banner: createTableWriter('banner', { item: banner, text: bannerText }),
  category: createTableWriter('category', { item: category, text: categoryText }),
  certification: certificationTableWriter,
  classroom: classroomTableWriter,
  comment: createTableWriter('comment', { item: userComment, text: userCommentText }),
  course: courseTableWriter,
  dictionary: createListWriter('dictionary', 'items', { item: dictionary, part: dictionaryItem }),
  distributor: createTableWriter('distributor', { item: distributor, text: distributorText }),
  faq: createTableWriter('faq', { item: faq, text: faqText, rich: ['answer'] }),
  feedback: createTableWriter('feedback', { item: feedback, text: feedbackText }),
  homeImage: createTableWriter('homeImage', { item: homeImage, text: homeImageText }),
  news: createTableWriter('news', { item: news, text: newsText, rich: ['body'] }),
  notice: createTableWriter('notice', { item: notice, text: noticeText }),
  pool: poolTableWriter,
  practicalExam: createTableWriter('practicalExam', {
    item: practicalExam,
    text: practicalExamText,
    rich: ['preparation'],
  }),
  province: createListWriter('province', 'cities', { item: province, part: provinceCity }),
  region: createTableWriter('region', { item: region, text: regionText }),
  survey: surveyTableWriter,
  topic: topicTableWriter,
  trainer: createTableWriter('trainer', { item: trainer, text: trainerText, rich: ['biography'] }),
  trainerPage: createTableWriter('trainerPage', { item: trainerPage, text: trainerPageText }),
}
