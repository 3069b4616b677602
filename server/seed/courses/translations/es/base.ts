import type { CourseTextSeed } from '../../../seed-types.ts'

/** Courses every trade needs, in Spanish. */
export const base: Readonly<Record<number, CourseTextSeed>> = {
  6: {
    name: 'Leer un emplazamiento: riesgo, capas y respuesta',
    summary: 'Antes de elegir ningún equipo: qué hay que proteger, de quién y quién acude cuando suena.',
    description:
      '<p>Un sistema de seguridad compra tiempo. Si la valla retrasa dos minutos, la puerta tres y el vigilante necesita doce, algo hay que cambiar, y no es la cámara. Este curso enseña a poner detección, retardo y respuesta en una misma línea de tiempo antes de que el primer equipo entre en la oferta.</p><p>Se recorre el emplazamiento de fuera adentro: límite, patio, envolvente, sala, objeto. En cada capa se pregunta qué haría allí un oportunista, un ladrón preparado y alguien de dentro. El resultado es una página que el cliente entiende y con la que un proyectista puede trabajar: bienes protegidos, atacante supuesto, capas, tiempos y el riesgo que queda porque alguien así lo decidió.</p>',
    outcomes: [
      'levantar un emplazamiento capa por capa con plano y fotografías',
      'poner detección, retardo y respuesta en una sola línea de tiempo',
      'nombrar al atacante para el que se diseña y a aquel para el que no',
      'redactar el riesgo residual de modo que un cliente pueda firmarlo',
    ],
    chapters: [
      'Qué merece protección, y de quién',
      'Capas desde la valla hasta la caja fuerte',
      'La línea de tiempo y lo que queda',
    ],
  },
  19: {
    name: 'Caída de tensión en tiradas largas',
    summary:
      'Noventa segundos sobre por qué una cámara que iba bien en el banco se reinicia al final de 86 m de cable, y sobre cuatro salidas.',
    description:
      '<p>El vídeo dibuja una sola curva: la tensión en la cámara a medida que crece el cable. Con 24 V, 12 W y dos conductores de 0,5 mm² cruza el límite inferior de 20,4 V a los 86 m, y cuanto más baja, más deprisa baja, porque un convertidor conmutado pide más corriente para conseguir sus vatios.</p><p>Después, la misma tirada con 1 mm². Tenga la fórmula a mano: la resistencia del bucle en cobre es 2 × 0,0178 × longitud ÷ sección, en ohmios, metros y mm².</p>',
    outcomes: [
      'calcular la resistencia de bucle de un cable de cobre',
      'decir cuándo 86 m de cable fino son demasiados',
      'elegir entre más sección, una tirada más corta, más tensión o una fuente más cercana',
    ],
    chapters: ['La curva que cae'],
  },
  20: {
    name: 'Alimentación de reserva: baterías que aguantan la noche',
    summary:
      'Dimensione, ubique y pruebe baterías para que el sistema funcione también en la última de las horas prometidas.',
    description:
      '<p>Una batería es una promesa con fecha de caducidad. Nueva y templada da lo que lleva impreso; tras cuatro inviernos en un armario bajo cubierta da la mitad, y nadie lo nota hasta que falla la red. Este curso calcula con la mitad.</p><p>Ejemplo: 0,42 A durante 60 horas y 1,2 A durante media hora de alarma suman 25,8 Ah; con una cuarta parte más por envejecimiento son 32,3 Ah, de modo que el tamaño siguiente es 38 Ah. Aprenderá de dónde sale el 60, cuánto puede durar la recarga, por qué dos baterías viejas en paralelo no hacen una buena y en qué se diferencia una prueba de carga de una mirada al voltímetro.</p>',
    outcomes: [
      'calcular la capacidad a partir de corriente en reposo, corriente en alarma y horas',
      'contar con envejecimiento y temperatura en lugar de confiar en la suerte',
      'probar una batería bajo carga y decidir cuándo hay que cambiarla',
    ],
    chapters: [
      'Corriente por horas, con honradez',
      'Carga, temperatura y envejecimiento',
      'La prueba de carga',
    ],
  },
  22: {
    name: 'Puesta a tierra y protección contra sobretensiones en exteriores',
    summary:
      'Por qué un rayo junto a la valla mata el grabador del sótano y dónde tiene que ir el descargador para evitarlo.',
    description:
      '<p>Una cámara en un mástil y un switch en un edificio son dos tierras unidas por un cable fino. Cuando un rayo levanta una de ellas unos miles de voltios, la diferencia viaja por el par de datos. Este curso muestra adónde quiere ir esa corriente y le ofrece un camino más corto.</p><p>Se marcan las zonas del emplazamiento según IEC 62305, se colocan los descargadores en el límite de zona y no junto al equipo, se deja su conexión a tierra en menos de medio metro y se aprende cuándo la fibra sale sencillamente más barata. Las pantallas, la unión equipotencial de los mástiles y la diferencia entre la tierra de protección y una pica oxidada tienen capítulo propio.</p>',
    outcomes: [
      'marcar zonas de protección contra el rayo en un plano',
      'elegir y colocar descargadores para líneas PoE, RS-485 y 24 V',
      'decidir cuándo un tramo tiene que ser de fibra',
    ],
    chapters: [
      'Dos tierras y un cable fino',
      'Descargadores en el límite de zona',
      'Pantallas, equipotencialidad y fibra',
    ],
  },
  23: {
    name: 'Puesta en marcha, recepción y entrega',
    summary:
      'Demuestre que el sistema hace lo que se pidió, entréguelo de forma duradera y consiga que le llamen menos.',
    description:
      '<p>Un trabajo no está terminado cuando todo funciona, sino cuando otra persona puede ver que funciona. Este curso convierte los requisitos operativos en una lista de pruebas, cada una con condición, valor medido y firma, y la mantiene lo bastante corta para hacerla en un día.</p><p>Después, la entrega: planos de obra ejecutada, una tabla de direcciones y números de serie, contraseñas en sobre cerrado y cambiadas allí mismo, formación para quienes hacen el turno de noche y no solo para quienes asisten a la reunión. Se termina con el plan de mantenimiento, porque su primera fecha tiene que quedar fijada antes de marcharse.</p>',
    outcomes: [
      'deducir pruebas de recepción de los requisitos operativos',
      'guardar imágenes y lecturas de referencia para comparar más adelante',
      'reunir una documentación de obra ejecutada con la que otra empresa pueda trabajar',
      'formar a los operadores en las tres cosas que necesitarán de noche',
    ],
    chapters: [
      'Del requisito a la lista de pruebas',
      'Imágenes y lecturas de referencia',
      'Documentos con los que se puede trabajar',
      'Formación, contraseñas y primera revisión',
    ],
  },
  24: {
    name: 'Privacidad en el diseño de sistemas de vídeo',
    summary:
      'Grabe lo que la finalidad necesita y nada más: zonas, máscaras, conservación, carteles y quién puede mirar.',
    description:
      '<p>Donde la privacidad sale más barata es en el plano. Una cámara girada quince grados no necesita máscara sobre la ventana del vecino; una cámara de caja que no enseña el teclado no necesita discutirse con el comité de empresa. Este curso pone una finalidad junto a cada cámara y quita lo que la finalidad no necesita.</p><p>Se aprende a separar visualización y grabación, a fijar la conservación en horas y no por el tamaño del disco, a dibujar máscaras que se mueven con la cámara PTZ y a conceder y registrar accesos de modo que la pregunta «¿quién ha mirado esta imagen?» tenga respuesta. Los ejemplos siguen el derecho europeo de protección de datos; el método sirve en cualquier parte.</p>',
    outcomes: [
      'escribir la finalidad y el plazo de conservación de cada cámara del plano',
      'ajustar máscaras de privacidad, también en cámaras móviles, y probarlas con el zoom al máximo',
      'planificar carteles, permisos de acceso y un registro de exportaciones',
    ],
    chapters: [
      'Una finalidad para cada cámara',
      'Máscaras, zonas y conservación',
      'Quién puede mirar y quién lo sabe',
    ],
  },
}
