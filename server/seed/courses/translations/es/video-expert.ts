import type { CourseTextSeed } from '../../../seed-types.ts'

export const videoExpert: Readonly<Record<number, CourseTextSeed>> = {
  36: {
    name: 'Diseño de grandes sistemas de vídeo',
    summary:
      'A partir de quinientas cámaras cambia todo: requisitos, dominios de fallo, centro de control, migración y el papel que lo sostiene.',
    description:
      '<p>Dos mil cámaras a 4 Mbit/s escriben 8 Gbit/s, 86 TB al día y 2,6 PB en treinta días. Eso se compra. Lo difícil es que siempre hay una cámara averiada, un servidor reiniciándose y un edificio en obras. Un sistema grande se diseña para ese estado normal y no para el día de la entrega.</p><p>El curso sigue un proyecto de 1800 cámaras en tres sedes. Empieza por el <strong>requisito operativo</strong> de EN 62676-4, una línea por cámara con finalidad y densidad de píxeles, porque una lista que solo dice «domo, 4 MP» no se puede recibir después. De él salen los dominios de fallo, para que ningún switch, servidor o ventilador cueste más imágenes que las pactadas; el almacenamiento por niveles, y una red compartida con reglas escritas.</p><p>El centro de control se planifica con EN ISO 11064 y con la pregunta de cuántas imágenes puede vigilar de verdad una persona. La migración avanza junto al sistema viejo, zona a zona, con vuelta atrás cada noche. Un revisor pide antes de la inscripción un sistema propio de al menos 200 cámaras.</p>',
    outcomes: [
      'redactar un requisito operativo que se pueda comprobar cámara a cámara',
      'dividir un sistema en dominios de fallo y decir qué cuesta cada fallo',
      'dimensionar servidores, almacenamiento y red con flujos medidos y no con hojas de datos',
      'planificar un centro de control por tareas y atención, no por metros de pared',
      'dirigir una migración con vuelta atrás y una recepción con cifras',
    ],
    chapters: [
      'El requisito operativo, línea a línea',
      'Zonas, densidades y tipos de cámara',
      'Flujos medidos, no supuestos',
      'Dominios de fallo',
      'Servidores y máquinas virtuales',
      'Almacenamiento por niveles, energía y frío',
      'Una red compartida con otros',
      'El centro de control y su gente',
      'Migración con vuelta atrás',
      'La recepción y el primer año',
    ],
  },
  37: {
    name: 'Integración: ONVIF, eventos e interfaces',
    summary:
      'Lograr que vídeo, accesos y alarma se hablen y lo sigan haciendo tras la próxima actualización, y que alguien sepa cuándo dejan de hacerlo.',
    description:
      '<p>«Compatible con ONVIF» dice tanto como «habla europeo». Lo que cuenta es el perfil en ambos lados: <strong>S y T</strong> para flujos, con H.265 y eventos más ricos en T, <strong>G</strong> para grabaciones, <strong>M</strong> para metadatos y analítica, <strong>A, C y D</strong> para control de accesos. Leemos declaraciones de conformidad con su versión de firmware y probamos las tres funciones de las que depende el proyecto.</p><p>El corazón son los eventos. Un evento no es un estado: quien pierde la conexión diez segundos se ha perdido el cierre de la puerta y la muestra abierta hasta el lunes. Por eso tras cada reconexión se pide de nuevo el estado, los eventos llevan emisor y hora y los duplicados no hacen daño. Comparamos pull point, MQTT y HTTP, y hacemos justicia al humilde contacto de relé: no necesita licencia y sobrevive a toda actualización.</p><p>El primer fallo más frecuente es el reloj: la autenticación con marca de tiempo falla si la cámara va minutos desviada, y el mensaje dice «contraseña incorrecta». Se termina con una matriz de interfaces: quién dispara, qué ocurre, en cuánto tiempo, qué pasa si no y quién lo arregla.</p>',
    outcomes: [
      'comprobar por perfiles y declaraciones si dos productos se entenderán, y demostrarlo',
      'diseñar un tratamiento de eventos que resista cortes, repeticiones y desorden',
      'elegir entre ONVIF, MQTT, HTTP y contacto de relé para un enlace concreto',
      'redactar una matriz de interfaces con tiempos de respuesta y responsables',
      'supervisar una interfaz de modo que el silencio se notifique como avería',
    ],
    chapters: [
      'Lo que promete un perfil',
      'Descubrimiento, relojes y credenciales',
      'Eventos, estados y mensajes perdidos',
      'MQTT, HTTP o un relé',
      'La matriz de interfaces y su prueba',
    ],
  },
  38: {
    name: 'Ensayo de la calidad de imagen según EN 62676-4',
    summary:
      'Recepción con carta de prueba, luxómetro y grabación exportada: cómo convertir «se ve bien» en una tabla que firmen ambas partes.',
    description:
      '<p>Una imagen se recibe sobre la grabación, de noche y con algo en movimiento. Todo lo demás es una demostración. El curso toma las densidades de EN 62676-4 en su edición de 2015, desde 12,5 píxeles por metro para supervisar, pasando por 25, 62,5, 125 y 250, hasta 1000 para inspeccionar, y hace de ellas un procedimiento de ensayo. Cite la edición en el contrato; los contratos viven más que las normas.</p><p>La densidad se cuenta, no se cree: una vara de un metro, vertical en el extremo lejano de la escena, debe ocupar los píxeles pactados en el archivo <strong>exportado</strong>. Una cara de 16 cm tiene entonces cuarenta píxeles a 250 por metro. Pero la densidad sola es geometría. La carta de prueba enseña lo que dejan de ella objetivo, enfoque, reducción de ruido y compresión, y una persona que pasa, lo que hace el obturador.</p><p>La iluminancia se mide en la cara y en vertical, que es lo que ve la cámara. Se practica con seis cámaras, dos de las cuales deberían suspender, y se redacta el informe: condiciones, método, valor, exigencia, veredicto y fotografía.</p>',
    outcomes: [
      'convertir un requisito operativo en un plan de ensayos con valores límite',
      'medir densidad, resolución, borrosidad de movimiento e iluminancia en la imagen grabada',
      'averiguar si estropea el resultado el objetivo, el enfoque, la exposición o la compresión',
      'redactar un informe de recepción que un tercero pueda repetir',
    ],
    chapters: [
      'Requisito, densidad y edición',
      'Vara, carta de prueba y luxómetro',
      'Noche, movimiento y compresión',
      'Veredicto e informe',
    ],
  },
}
