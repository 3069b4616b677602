import type { Item } from '../../../src/domain/content/families.ts'

const link = 'https://feedback.example.org/portal'

export const feedbackItems: Item<'feedback'>[] = [
  {
    family: 'feedback',
    id: 1,
    document: {
      link,
      active: true,
      audience: { tenants: ['main'] },
      texts: {
        en: {
          title: 'What should be better here?',
          description:
            'Five questions, two minutes. We read every answer and act on those that come more than once.',
        },
        ar: {
          title: 'ما الذي ينبغي تحسينه هنا؟',
          description: 'خمسة أسئلة في دقيقتين. نقرأ كل إجابة ونعالج ما يتكرر منها.',
        },
        de: {
          title: 'Was sollte hier besser sein?',
          description:
            'Fünf Fragen, zwei Minuten. Wir lesen jede Antwort und handeln, wo sich Antworten häufen.',
        },
        pl: {
          title: 'Co powinno tu działać lepiej?',
          description:
            'Pięć pytań, dwie minuty. Czytamy każdą odpowiedź i reagujemy na te, które się powtarzają.',
        },
        es: {
          title: '¿Qué debería mejorar aquí?',
          description:
            'Cinco preguntas, dos minutos. Leemos todas las respuestas y actuamos ante las que se repiten.',
        },
      },
    },
  },
  {
    family: 'feedback',
    id: 2,
    document: {
      link,
      active: true,
      audience: { tenants: ['sister'] },
      texts: {
        en: {
          title: 'Tell us what you missed',
          description:
            'A subject, a measuring task, a date near you: five questions on learning thermography here.',
        },
        ar: {
          title: 'أخبرنا بما افتقدته',
          description: 'موضوع أو مهمة قياس أو موعد قريب منك: خمسة أسئلة عن تعلّم التصوير الحراري هنا.',
        },
        de: {
          title: 'Sagen Sie uns, was Ihnen gefehlt hat',
          description:
            'Ein Thema, eine Messaufgabe, ein Termin in Ihrer Nähe: fünf Fragen zum Lernen der Thermografie.',
        },
        pl: {
          title: 'Napisz, czego zabrakło',
          description:
            'Temat, zadanie pomiarowe, termin w pobliżu: pięć pytań o naukę termowizji na tym portalu.',
        },
        es: {
          title: 'Díganos qué ha echado en falta',
          description:
            'Un tema, una tarea de medida, una fecha cerca de usted: cinco preguntas sobre aprender termografía aquí.',
        },
      },
    },
  },
]
