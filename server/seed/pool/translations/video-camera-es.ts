import type { TextsById } from '../../translated.ts'
import type { Wording } from '../notation.ts'

export const videoCamera: TextsById<Wording> = {
  1: [
    '¿Qué debe decidirse antes de elegir un objetivo?',
    [
      'Lo que la imagen debe mostrar en ese punto',
      'El color de la carcasa',
      'El modelo de grabador',
      'La longitud del cable',
    ],
    'La finalidad da la densidad de píxeles, la densidad da el ancho de la escena y este, la distancia focal.',
  ],
  2: [
    '¿Qué densidad de píxeles indica la EN 62676-4 (edición de 2015) para identificar a una persona?',
    ['250 px/m', '125 px/m', '62,5 px/m', '25 px/m'],
    'Reconocer son 125, observar 62,5 y detectar 25 px/m; identificar exige 250.',
  ],
  3: [
    '¿Qué densidad de píxeles indica la EN 62676-4 (edición de 2015) para detectar a una persona?',
    ['25 px/m', '12,5 px/m', '62,5 px/m', '250 px/m'],
    'Detectar: 25 px/m. Los 12,5 px/m son para supervisar una multitud.',
  ],
  4: [
    'Una cámara en la entrada muestra gorras y pelo, pero ninguna cara. ¿Cuál es la causa probable?',
    [
      'Está demasiado alta y demasiado cerca',
      'El tiempo de exposición es demasiado corto',
      'La tasa de bits es demasiado baja',
      'La distancia focal es demasiado larga',
    ],
    'Cuanto más inclinada la vista, más se oculta de la cara. Montarla más baja o más lejos suaviza el ángulo.',
  ],
  5: [
    'Una distancia focal más larga en el mismo lugar hace que la escena sea',
    [
      'más estrecha y la densidad mayor',
      'más ancha y la densidad mayor',
      'más ancha y la densidad menor',
      'más estrecha y la densidad menor',
    ],
    'Los mismos píxeles se reparten entre menos metros.',
  ],
  6: [
    '¿Qué ocurre con el ángulo de visión si el mismo objetivo se monta ante un sensor más pequeño?',
    ['Disminuye', 'Aumenta', 'No cambia', 'Depende de la tasa de bits'],
    'El sensor recorta un trozo menor de la imagen del objetivo.',
  ],
  7: [
    '¿Qué significa un número f menor?',
    [
      'Llega más luz al sensor',
      'Llega menos luz al sensor',
      'Una distancia focal más larga',
      'Una mayor profundidad de campo',
    ],
    'El número f es la distancia focal dividida por el diámetro de la abertura. Una abertura amplia da luz y cuesta profundidad de campo.',
  ],
  8: [
    '¿En qué ayuda el rango dinámico amplio (WDR)?',
    [
      'En partes claras y oscuras de una misma escena',
      'En movimientos rápidos de noche',
      'En cables largos',
      'En ángulos estrechos',
    ],
    'Une varias exposiciones, de modo que una cara ante una puerta de cristal no sale negra.',
  ],
  9: [
    'Una persona cruza de noche el patio corriendo y en la grabación aparece borrosa. ¿Qué cambia usted primero?',
    [
      'Limitar el tiempo máximo de exposición y añadir luz',
      'Aumentar la resolución',
      'Reducir las imágenes por segundo',
      'Activar el WDR',
    ],
    'El emborronado se debe al tiempo que el obturador está abierto. El límite da nitidez y la luz compensa.',
  ],
  10: [
    '¿Qué longitud de onda infrarroja es prácticamente invisible pero alcanza menos?',
    ['940 nm', '850 nm', '650 nm', '450 nm'],
    'A 850 nm se aprecia un leve brillo rojo y los sensores la ven mejor; a 940 nm son menos sensibles.',
  ],
  11: [
    'En la imagen nocturna brillan telarañas blancas. ¿Qué medida ayuda más?',
    [
      'Separar el foco de la cámara',
      'Aumentar la tasa de bits',
      'Elegir un sensor más pequeño',
      'Usar H.265',
    ],
    'La luz que sale junto al objetivo ilumina todo lo que tiene delante. Desde otro lugar no vuelve directamente.',
  ],
  12: [
    '¿Por qué se desenfoca de noche una imagen que se enfocó de día?',
    [
      'La luz infrarroja se enfoca a otra distancia',
      'El sensor se enfría',
      'La red va más lenta',
      'La máscara se desplaza',
    ],
    'El vidrio refracta el infrarrojo de otro modo. Ayudan los objetivos corregidos o enfocar de noche.',
  ],
  13: [
    'Bajo fluorescentes con red de 50 Hz se desplazan bandas por la imagen. ¿Qué tiempo de exposición ayuda?',
    ['1/100 s o 1/50 s', '1/90 s', '1/60 s', '1/1000 s'],
    'La lámpara parpadea cien veces por segundo. Los periodos completos dan una exposición uniforme.',
  ],
  14: [
    'Una chaqueta parece naranja bajo lámparas de sodio. ¿Qué prueba un dato de color de esa cámara?',
    [
      'Poco, porque a la lámpara le falta la mayoría de los colores',
      'Que la chaqueta es naranja',
      'Que el balance de blancos está averiado',
      'Que la cámara no tiene filtro',
    ],
    'Lo que la lámpara no emite no puede reflejarse. Anote bajo qué lámparas son fiables los colores.',
  ],
  15: [
    '¿Para qué sirve el filtro de corte infrarrojo?',
    [
      'Bloquea el infrarrojo de día para que los colores sean correctos',
      'Protege el sensor de la lluvia',
      'Refuerza el infrarrojo de noche',
      'Reduce la tasa de bits',
    ],
    'De día está ante el sensor; de noche se retira para aprovechar la luz infrarroja.',
  ],
  16: [
    '¿Qué lugar de montaje evita el sol bajo de la mañana en una puerta orientada al este?',
    [
      'Uno que mire al oeste o al norte',
      'Uno que mire al este',
      'Uno que mire hacia arriba',
      'Cualquiera, con un foco más potente',
    ],
    'El sol sale por el este. Si la cámara mira hacia otro lado, no entra en la imagen.',
  ],
  17: [
    '¿Qué indica IK10?',
    [
      'Resistencia a un impacto de 20 julios',
      'Protección contra chorros de agua',
      'Un rango de temperatura',
      'Una clase de píxeles',
    ],
    'IK es impacto; IP es polvo y agua. IK10 es un impacto de 20 J.',
  ],
  18: [
    'En IP66, ¿qué significa el segundo 6?',
    [
      'Protección contra chorros de agua potentes',
      'Protección contra el polvo',
      'Inmersión durante 6 horas',
      'Impacto de 6 julios',
    ],
    'La primera cifra es el polvo (6: estanco) y la segunda el agua (6: chorros potentes).',
  ],
  19: [
    '¿Cómo debe entrar un cable en una caja de conexiones exterior?',
    [
      'Por abajo y con bucle de goteo',
      'Por arriba y con silicona',
      'Por un lado y sin prensaestopas',
      'Por la tapa',
    ],
    'El agua corre por el cable. Por abajo y con un bucle gotea antes de llegar al prensaestopas.',
  ],
  20: [
    '¿Para qué sirve una imagen de referencia tomada en la puesta en servicio?',
    [
      'Para ver después si han cambiado la vista o el enfoque',
      'Para hacer publicidad',
      'Para calibrar el monitor',
      'Para sustituir el plano',
    ],
    'Los cambios graduales solo se notan al comparar.',
  ],
  21: [
    '¿Qué reduce la zona muerta bajo una cámara?',
    [
      'Un montaje más bajo',
      'Más inclinación',
      'Un ángulo vertical mayor',
      'Una distancia focal más larga con la misma inclinación del eje',
      'Una tasa de bits más alta',
    ],
    'La zona muerta es la altura dividida por la tangente del ángulo del borde inferior. Deciden la altura y ese ángulo.',
  ],
  22: [
    '¿En qué hay que fijarse al recorrer un emplazamiento para situar cámaras?',
    [
      'El sol bajo a lo largo del año',
      'Los cristales que reflejan',
      'Las plantas que crecerán',
      'El número de serie del grabador',
      'El color del plano',
    ],
    'Lo que después entra en la imagen se evita al menor coste antes de taladrar.',
  ],
  23: [
    '¿Qué inconvenientes puede tener el rango dinámico amplio?',
    [
      'Ruido donde se juntan las exposiciones',
      'Bordes dobles en objetos en movimiento',
      'Más calor en el cable',
      'Un ángulo de visión más estrecho',
      'Pérdida de la marca de tiempo',
    ],
    'Se toman varias exposiciones seguidas y se unen. Lo que se mueve entre ellas aparece dos veces.',
  ],
  24: [
    '¿Qué datos se necesitan para calcular la distancia focal de una escena?',
    ['Ancho del sensor', 'Distancia', 'Ancho de la escena', 'Tasa de bits', 'Tiempo de conservación'],
    'f = ancho del sensor × distancia ÷ ancho de la escena.',
  ],
  25: [
    'Al doblar la distancia a una lámpara, la luz que llega se reduce a la mitad.',
    ['Falso', 'Verdadero'],
    'Cae a la cuarta parte, con el cuadrado de la distancia.',
  ],
  26: [
    'Una cámara con más píxeles siempre muestra más en la oscuridad.',
    ['Falso', 'Verdadero'],
    'En un sensor del mismo tamaño, más píxeles son píxeles más pequeños; cada uno recibe menos luz.',
  ],
  27: [
    'La densidad de píxeles se cuenta en el extremo lejano de la zona que debe cumplir la exigencia.',
    ['Verdadero', 'Falso'],
    'Allí la escena es más ancha. Todo lo que está más cerca tiene más densidad.',
  ],
  28: [
    'La nitidez de la imagen debe ajustarse con el iris abierto o de noche.',
    ['Verdadero', 'Falso'],
    'La profundidad de campo es entonces mínima. Lo que está nítido con el iris abierto lo sigue estando al cerrarse.',
  ],
  29: [
    'Un lugar de montaje más alto siempre mejora la imagen de una cara.',
    ['Falso', 'Verdadero'],
    'Amplía la vista general, pero la mirada sobre las caras es más inclinada.',
  ],
}
