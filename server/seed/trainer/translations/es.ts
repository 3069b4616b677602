import type { TrainerDocument, TrainerPageDocument } from '../../../../src/domain/trainer/trainer-document.ts'
import type { TextsById } from '../../translated.ts'

export const trainer: TextsById<TrainerDocument['texts']['en']> = {
  1: {
    name: 'Marta Zielonka',
    title: 'Videovigilancia, Varsovia',
    biography:
      '<p>Marta planificaba cámaras para estaciones de tren antes de enseñar, y todavía lleva la cinta métrica. Cada grupo calcula primero una escena a mano y después la compara con la imagen. Sus clases son conocidas por la vuelta al aparcamiento, que se hace <strong>con cualquier tiempo</strong>. Examinadora de los niveles asociado y experto.</p>',
  },
  2: {
    name: 'Jonas Albrecht',
    title: 'Control de accesos y vías de evacuación, Múnich',
    biography:
      '<p>Cerrajero de oficio, llegó a la electrónica por una puerta que no se abrió en un simulacro de incendio. Jonas enseña cerraduras, abrepuertas y vías de evacuación, y trae ejemplares cortados para que todos vean lo que ocurre dentro. Lleva ocho años en un comité de normalización y sabe explicar sus frases.</p>',
  },
  3: {
    name: 'Lucía Ferrán',
    title: 'Control de accesos, Madrid',
    biography:
      '<p>Lucía dirigió el mantenimiento de un hospital con mil cien puertas controladas, a horas en que no había a quién llamar. De ahí su interés por la documentación: una tarea está terminada cuando un compañero podría repararla de noche <strong>solo con los papeles</strong>. Montó la sala de Madrid con sus ocho puertas.</p>',
  },
  4: {
    name: 'Omar Haddad',
    title: 'Videovigilancia, Dubái',
    biography:
      '<p>Omar ha puesto en marcha cámaras en azoteas a 48 °C y colecciona las carcasas que no sobrevivieron. Enseña en árabe e inglés, con especial atención al calor, el polvo y la alimentación, y cuida los términos árabes de este portal. Quince años de obra en seis países, siete de ellos como jefe de proyecto.</p>',
  },
  5: {
    name: 'Thandi Mokoena',
    title: 'Intrusión y alimentación de reserva, Johannesburgo',
    biography:
      '<p>Thandi trabajó doce años en una central receptora de alarmas, donde aprendió lo que cuesta una falsa alarma a quienes tienen que acudir. Enseña detectores, grados y transmisión desde ese extremo de la línea. Desde los cortes de luz enseña también baterías, y mide todas las que le traen.</p>',
  },
  6: {
    name: 'Claire Vasseur',
    title: 'Termografía, Lyon',
    biography:
      '<p>Claire inspeccionaba cuadros eléctricos para una aseguradora y ha visto en qué acaba un borne flojo. Su tema es la <strong>lectura fiable</strong>: emisividad, carga, distancia y el valor de escribir «no medible» en un informe. Califica exámenes prácticos de los niveles asociado y profesional y restaura viejas estufas de leña, con cámara térmica, claro.</p>',
  },
  7: {
    name: 'Min-seo Han',
    title: 'Redes para vídeo, Seúl',
    biography:
      '<p>Min-seo mantuvo en marcha una red de nueve mil cámaras y conoce el lado malo del multicast, los relojes y el firmware. Prefiere enseñar con una red averiada: un armario, una lista de quejas de la sala de control y dos horas. Lo que encuentran los alumnos se lo explican entre ellos. Examinadora del nivel experto.</p>',
  },
  8: {
    name: 'Renato Salgueiro',
    title: 'Accesos y redes, São Paulo',
    biography:
      '<p>Renato cableó su primer portón a los dieciséis años, en el taller de su tío, y desde entonces ha llevado torres de viviendas, un puerto y un estadio. Enseña accesos y redes como una sola materia, porque la puerta que falla un viernes por la tarde suele ser un conmutador. Pasa sin esfuerzo del portugués al español.</p>',
  },
  9: {
    name: 'Ingrid Solheim',
    title: 'Imagen térmica en perímetros, Múnich',
    biography:
      '<p>Ingrid ha planificado cámaras térmicas para puertos y aeródromos donde la niebla es lo normal. Enseña objetivos, alcances y lo que la nieve, la lluvia y el asfalto caliente hacen con una detección. En sus talleres siempre hay alguien que se arrastra por la hierba mojada para que los demás juzguen si el sistema <strong>debería haberlo visto</strong>.</p>',
  },
  10: {
    name: 'Tomasz Bielak',
    title: 'Alimentación, puesta a tierra y redes, Varsovia',
    biography:
      '<p>Ingeniero eléctrico que mide antes de hablar. Tomasz enseña lo que hay debajo de todo sistema de seguridad: caída de tensión, puesta a tierra, protección contra sobretensiones, presupuesto PoE y baterías que aguantan la noche. Trae equipos quemados, cuenta su historia y deja que el grupo busque por dónde entró el rayo. Lleva también bastionado e inventarios.</p>',
  },
}

export const trainerPage: TextsById<TrainerPageDocument['texts']['en']> = {
  1: {
    title: 'Sea formador con nosotros',
    lead: 'Nuestros formadores vienen de la obra, de salas de control y de oficinas técnicas. Si sabe explicar lo que hace allí, deberíamos hablar. Respondemos a cada solicitud en siete días hábiles.',
    benefits: [
      'Material didáctico listo para usar, que puede criticar',
      'Equipos, armarios y puertas de prácticas, enviados al lugar donde imparte',
      'Honorarios por día, pagados en dos semanas, y viajes a precio de coste',
      'Una semana de preparación en Varsovia con formadores expertos antes de su primera clase',
    ],
    requirements: [
      'Cinco años de práctica en planificación, instalación o mantenimiento de sistemas de seguridad',
      'Un certificado profesional en su materia, o la disposición de obtenerlo en seis meses',
      'Un idioma en el que pueda enseñar, e inglés para el material',
      'Hasta veinte días al año para clases y exámenes prácticos',
    ],
  },
  2: {
    title: 'Enseñe termografía con nosotros',
    lead: 'Buscamos termógrafos que duden de sus propias lecturas y sepan decir por qué. Quien inspecciona, investiga o planifica con cámaras térmicas es bienvenido. Respondemos en siete días hábiles.',
    benefits: [
      'Una pared calefactada, cuerpos negros de referencia y cámaras de préstamo para sus clases',
      'Una biblioteca de grabaciones térmicas con todos los parámetros, que puede ampliar',
      'Honorarios por día, pagados en dos semanas, y viajes a precio de coste',
      'Grupos pequeños: nunca más de doce personas ni más de tres por cámara',
    ],
    requirements: [
      'Tres años de práctica termográfica, con informes que pueda enseñar',
      'El certificado profesional de termografía o una cualificación comparable',
      'Una cámara calibrada propia, o acceso a una',
      'Un idioma en el que pueda enseñar, e inglés para el material',
    ],
  },
}
