import type { CertificationDocument } from '../../../../src/domain/certification/certification-document.ts'
import type { TextsById } from '../../translated.ts'

export const certifications: TextsById<CertificationDocument['texts']['en']> = {
  1: {
    name: 'Certificación de seguridad general 2026',
    summary:
      'Analizar un emplazamiento, montar red y alimentación, poner en marcha y entregar: lo común a todos los oficios de la seguridad.',
    description:
      '<p>Con este certificado sabe analizar un emplazamiento, ordenar sus riesgos y llevar un sistema pequeño desde el primer plano hasta la entrega firmada: con un presupuesto PoE que resiste el frío, baterías que duran la noche, equipos protegidos y documentación útil.</p><p>Se dirige a <strong>instaladores, proyectistas y técnicos de servicio</strong> de todas las especialidades. No exige certificado previo.</p><p>En los cursos reúne <strong>doce créditos</strong>. El examen teórico tiene cincuenta preguntas en una hora; se aprueba con 80 de 100 puntos y hay dos intentos. Después viene un examen práctico cuyo registro se entrega. El certificado vale dos años y puede renovarse. Quien estudia la versión 2025 puede terminarla o actualizarla sin perder créditos.</p>',
    task: [
      'Monte un sistema con dos cámaras IP, un switch PoE, un grabador y una fuente con baterías.',
      'Asigne direcciones según un plan, contraseñas propias y una hora común; desactive los servicios innecesarios.',
      'Calcule el presupuesto PoE y la autonomía para cuatro horas y compare ambos con una medición.',
      'Tienda al menos 30 m de cable hasta una cámara y mida la tensión o la potencia que llega.',
      'Desconecte la red eléctrica y demuestre que imagen, grabación y aviso continúan.',
      'Entregue un registro: plano, tabla de direcciones, cálculo, mediciones y dos imágenes exportadas.',
    ],
  },
  2: {
    name: 'Videovigilancia: nivel asociado',
    summary: 'Situar cámaras, elegir objetivos, grabar y exportar: el primer nivel de videovigilancia.',
    description:
      '<p>Tras este nivel deduce de la pregunta que debe responder una imagen dónde va la cámara, qué objetivo necesita y cómo se expone. La pone en marcha, calcula el almacenamiento para los días acordados, encuentra un suceso entre cuarenta cámaras y lo exporta como prueba.</p><p>Es para <strong>técnicos y proyectistas</strong> de sistemas de hasta unas cincuenta cámaras. Ayuda conocer las redes; no se exige certificado previo.</p><p>Hay siete cursos, y <strong>nueve créditos</strong> abren el examen teórico: cincuenta preguntas, una hora, 80 de 100 puntos, dos intentos. En este nivel no hay examen práctico. El certificado vale dos años y da paso al nivel profesional.</p>',
    task: [],
  },
  3: {
    name: 'Videovigilancia: nivel profesional',
    summary:
      'Redes, almacenamiento e imágenes nocturnas para sistemas que deben funcionar aunque algo falle.',
    description:
      '<p>El segundo nivel trata de sistemas en los que siempre falla algo. Proyecta red y multicast, elige el nivel RAID según lo que tarda la reconstrucción, protege cámaras al alcance de una escalera y calcula, en vez de probar, las imágenes nocturnas y de matrículas.</p><p>Es para <strong>proyectistas y técnicos responsables</strong> de sistemas en red de cincuenta a trescientas cámaras. Se exige el certificado asociado en vigor.</p><p>Seis cursos llevan a los <strong>nueve créditos</strong> del examen teórico: cincuenta preguntas en una hora, 80 de 100 puntos, dos intentos. No hay examen práctico. El certificado vale dos años. La tasa se paga al inscribirse. Tenga a mano una calculadora.</p>',
    task: [],
  },
  4: {
    name: 'Videovigilancia: nivel experto',
    summary:
      'Diseñar, integrar y verificar grandes sistemas de vídeo. Con invitación y un examen práctico de un día.',
    description:
      '<p>Se llama a un experto cuando hay que diseñar dos mil cámaras, unirlas a otros sistemas y recibirlas midiendo. Piensa en dominios de fallo, redacta requisitos comprobables, ajusta la analítica con un registro de pruebas de paso y demuestra la calidad de imagen en la grabación, de noche.</p><p>El nivel es para <strong>diseñadores y revisores</strong> con proyectos propios. Exige el certificado profesional y un código de invitación de su socio de formación.</p><p>Con <strong>nueve créditos</strong> se presenta al examen teórico: cincuenta preguntas, una hora, 80 de 100 puntos, dos intentos. El examen práctico dura un día; la tarea figura abajo y se entrega un registro. El certificado vale dos años.</p>',
    task: [
      'Proyecte un perímetro de 400 m a partir de un requisito de dos páginas: posiciones, densidad de píxeles, luz y analítica.',
      'Divida red, almacenamiento y servidores en dominios de fallo e indique qué imágenes cuesta cada uno.',
      'Ponga en marcha el bastidor con veinte cámaras y encuentre los fallos ocultos en multicast, hora y alimentación.',
      'Ajuste la analítica de dos cámaras y haga una prueba de paso con al menos treinta aproximaciones.',
      'Verifique la imagen de una cámara según EN 62676-4, de día y a oscuras, en la grabación exportada.',
      'Redacte el acta de entrega con condiciones, método, valor y exigencia, y entréguela como enlace.',
    ],
  },
  5: {
    name: 'Control de accesos: nivel asociado',
    summary: 'Puertas, cerraduras, lectores y permisos, con cableado seguro y salida libre.',
    description:
      '<p>Una puerta debe impedir, dejar entrar y, ante todo, dejar salir. Con este certificado elige herrajes para puertas cortafuegos y de evacuación, cablea controladores de modo que un cable cortado no dañe a nadie, sustituye lectores copiables y ordena permisos que siguen siendo legibles a los cinco años.</p><p>Es para <strong>instaladores, cerrajeros y administradores</strong> de control de accesos. No exige certificado previo.</p><p><strong>Nueve créditos</strong> de seis cursos abren el examen teórico: cincuenta preguntas en una hora, 80 de 100 puntos, dos intentos. En el examen práctico cablea una puerta ante el examinador; no se entrega registro. El certificado vale dos años.</p>',
    task: [
      'Cablee una puerta con abrepuertas eléctrico, contacto, pulsador de salida, lector y controlador.',
      'Elija cierre seguro o apertura segura ante fallo para la puerta descrita y justifíquelo.',
      'Mida la tensión en la cerradura con carga y compárela con su cálculo.',
      'Configure dos perfiles, un horario con festivo y una tarjeta de visita para un día.',
      'Muestre qué ocurre cuando fallan, uno tras otro, la red eléctrica, el servidor y el cable del lector.',
      'Active la liberación por incendio y demuestre que funciona sin el controlador.',
    ],
  },
  6: {
    name: 'Detección de intrusión: nivel asociado',
    summary: 'Elegir y cablear detectores, armar sin falsas alarmas y lograr que la alarma llegue.',
    description:
      '<p>Un sistema de intrusión se juzga por las alarmas que no da. Con este certificado elige detectores según su entorno, cablea zonas que distinguen alarma y sabotaje, planifica el armado para que los usuarios no causen falsas alarmas y sabe por qué una segunda vía por el mismo armario de la calle no cuenta.</p><p>Es para <strong>instaladores y técnicos de servicio</strong> y para quienes asumen el mantenimiento. No exige certificado previo.</p><p>Seis cursos aportan los <strong>nueve créditos</strong> del examen teórico: cincuenta preguntas, una hora, 80 de 100 puntos, dos intentos. No hay examen práctico. El certificado vale dos años y se renueva en los noventa días antes o después de su fin.</p>',
    task: [],
  },
  7: {
    name: 'Termografía: nivel asociado',
    summary: 'Leer imágenes térmicas, medir lo medible e informar del resto con honradez.',
    description:
      '<p>Una cámara térmica siempre muestra un número. Con este certificado sabe cuándo creerlo: ajusta emisividad y temperatura reflejada, calcula con el IFOV el punto más pequeño medible, reconoce reflejos moviéndose y redacta informes que otro termógrafo puede reproducir.</p><p>Es para <strong>técnicos de mantenimiento, seguridad e inspección de edificios</strong>. No exige certificado previo.</p><p>Con <strong>nueve créditos</strong> se presenta al examen teórico: cincuenta preguntas, una hora, 80 de 100 puntos, dos intentos. El examen práctico se hace ante una pared calefactada con doce objetivos; la tarea se conoce allí. El certificado vale dos años y es requisito del nivel profesional.</p>',
    task: [],
  },
  8: {
    name: 'Termografía: nivel profesional',
    summary:
      'Detección precoz de incendios, perímetros largos, hallazgos eléctricos, drones y gas. Con invitación.',
    description:
      '<p>El nivel profesional trata de decisiones basadas en imágenes térmicas: si se abre un acopio, se desconecta un cuadro o se avisa a los bomberos. Calcula alcances y tiempos de ciclo, corrige hallazgos según carga y viento y conoce los límites del cribado de personas y de la imagen de gas.</p><p>Es para <strong>termógrafos y proyectistas</strong> con práctica propia. Exige el certificado asociado y un código de invitación.</p><p>Seis cursos llevan a <strong>nueve créditos</strong>. Sigue el examen teórico: cincuenta preguntas, una hora, 80 de 100 puntos, dos intentos. En el examen práctico inspecciona una instalación a su elección y entrega un registro. El certificado vale dos años; se cobra una tasa.</p>',
    task: [
      'Elija una instalación eléctrica, un acopio a granel o un perímetro y obtenga el consentimiento escrito del titular.',
      'Describa las condiciones: carga, tiempo, distancia, emisividad y temperatura reflejada, con su fuente.',
      'Tome al menos ocho imágenes térmicas radiométricas con imágenes visibles desde el mismo lugar.',
      'Corrija un hallazgo según carga o viento y muestre el cálculo.',
      'Calcule alcance o tiempo de ciclo de una cámara fija en el mismo lugar y proponga umbrales.',
      'Entregue un informe de doce páginas como máximo que diga de cada hallazgo cuán seguro es.',
    ],
  },
  9: {
    name: 'Certificación de seguridad general 2025',
    summary: 'La versión anterior, para quienes empezaron con ella. Puede terminarse o actualizarse.',
    description:
      '<p>La versión 2025 enseña las mismas bases que su sucesora: análisis del emplazamiento, redes y PoE, alimentación de reserva, protección contra sobretensiones, puesta en marcha y privacidad. Con ella lleva un sistema pequeño del plano a la entrega.</p><p>Queda para <strong>quienes se inscribieron antes de 2026</strong>. Los nuevos alumnos eligen la versión 2026, que añade planos, interfonía y un examen práctico.</p><p><strong>Doce créditos</strong> abren el examen teórico: cincuenta preguntas, una hora, 80 de 100 puntos, dos intentos. No hay examen práctico. Puede actualizar en cualquier momento; los cursos sustituidos cuentan como completos. El certificado vale dos años y su renovación lleva a la versión actual.</p>',
    task: [],
  },
  10: {
    name: 'Videovigilancia: nivel asociado 2025',
    summary: 'La versión anterior del primer nivel de videovigilancia.',
    description:
      '<p>También con esta versión aprende a deducir el lugar y el objetivo de una cámara de lo que debe mostrar, a ponerla en marcha, a calcular el almacenamiento y a exportar grabaciones como prueba. Los cursos son los de la versión actual; cambian los pesos del examen y los capítulos sobre ubicación, reescritos desde entonces.</p><p>Se mantiene para <strong>quienes se inscribieron antes de 2026</strong>. Los demás toman la versión 2026.</p><p><strong>Nueve créditos</strong> abren el examen teórico: cincuenta preguntas, una hora, 80 de 100 puntos, dos intentos. No hay examen práctico. Los certificados valen dos años y mientras tanto cuentan como requisito del nivel profesional.</p>',
    task: [],
  },
}
