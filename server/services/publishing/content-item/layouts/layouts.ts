import { banner, bannerText } from '#server/db/schema/banner.ts'
import { category, categoryText } from '#server/db/schema/category.ts'
import { comment, commentText } from '#server/db/schema/comment.ts'
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
import { certificationLayout } from './certification-layout.ts'
import { classroomLayout } from './classroom-layout.ts'
import { courseLayout } from './course-layout.ts'
import { type Layout, layoutOf, listLayout } from './layout.ts'
import { poolLayout } from './pool-layout.ts'
import { surveyLayout } from './survey-layout.ts'
import { topicLayout } from './topic-layout.ts'

/** The layout of each family's documents in tables. */
export const layouts: { [Name in Family]: Layout<Name> } = {
  banner: layoutOf('banner', { item: banner, text: bannerText }),
  category: layoutOf('category', { item: category, text: categoryText }),
  certification: certificationLayout,
  classroom: classroomLayout,
  comment: layoutOf('comment', { item: comment, text: commentText }),
  course: courseLayout,
  dictionary: listLayout('dictionary', 'items', { item: dictionary, part: dictionaryItem }),
  distributor: layoutOf('distributor', { item: distributor, text: distributorText }),
  faq: layoutOf('faq', { item: faq, text: faqText, rich: ['answer'] }),
  feedback: layoutOf('feedback', { item: feedback, text: feedbackText }),
  homeImage: layoutOf('homeImage', { item: homeImage, text: homeImageText }),
  news: layoutOf('news', { item: news, text: newsText, rich: ['body'] }),
  notice: layoutOf('notice', { item: notice, text: noticeText }),
  pool: poolLayout,
  practicalExam: layoutOf('practicalExam', {
    item: practicalExam,
    text: practicalExamText,
    rich: ['preparation'],
  }),
  province: listLayout('province', 'cities', { item: province, part: provinceCity }),
  region: layoutOf('region', { item: region, text: regionText }),
  survey: surveyLayout,
  topic: topicLayout,
  trainer: layoutOf('trainer', { item: trainer, text: trainerText, rich: ['biography'] }),
  trainerPage: layoutOf('trainerPage', { item: trainerPage, text: trainerPageText }),
}
