//! The drills, the easiest first (CF-22): positions with White to score in the turn. One goal wins, so that the picture
//! of the goal stays.
use crate::drill::Drill;
use crate::words::Phrase;

static SCORE: Phrase =
    Phrase::new("score-this-turn", ["Score in this turn.", "Marquez pendant ce tour.", "Marca en este turno."]);

macro_rules! drill {
    ($code:literal, $title:expr, $hint:expr, $position:expr) => {
        Drill {
            code: $code,
            title: {
                static TITLE: Phrase = Phrase::new(concat!($code, "-title"), $title);
                &TITLE
            },
            task: &SCORE,
            hint: {
                static HINT: Phrase = Phrase::new(concat!($code, "-hint"), $hint);
                &HINT
            },
            position: $position,
            turns: 1,
        }
    };
}

pub(super) static DRILLS: [Drill; 15] = [
    drill!(
        "first-shot",
        ["First shot", "Premier tir", "Primer disparo"],
        [
            "A pass that meets the rival king is a goal, from any distance.",
            "Une passe qui atteint le roi adverse est un but, d’aussi loin qu’on veut.",
            "Un pase que llega al rey rival es gol, desde cualquier distancia.",
        ],
        r#"{"options":{"ap":1,"target":1},"white":{"K":"d2","B1":"c7","R1":"e6"},"black":{"K":"e11","N1":"c9","R2":"g9"},"ball":"white.R1"}"#
    ),
    drill!(
        "over-the-wall",
        ["Over the wall", "Par-dessus le mur", "Por encima de la barrera"],
        [
            "A knight’s pass leaps over everybody.",
            "La passe du cavalier saute par-dessus tout le monde.",
            "El pase del caballo salta por encima de todos.",
        ],
        r#"{"options":{"ap":1,"target":1},"white":{"K":"e1","B2":"g6","N1":"d9"},"black":{"K":"e11","Q":"f10","R1":"e10","B1":"d10"},"ball":"white.N1"}"#
    ),
    drill!(
        "open-file",
        ["The open file", "La colonne ouverte", "La columna abierta"],
        [
            "Dribble to a square from which nobody hides the king.",
            "Dribblez jusqu’à une case d’où personne ne cache le roi.",
            "Conduce el balón hasta una casilla desde la que nadie tape al rey.",
        ],
        r#"{"options":{"ap":2,"target":1},"white":{"K":"e1","R1":"i5","B1":"b5","B2":"e6"},"black":{"K":"d12","Q":"i10","R2":"b10","N2":"c8"},"ball":"white.R1"}"#
    ),
    drill!(
        "in-their-area",
        ["In their area", "Dans leur surface", "En su área"],
        [
            "Offside counts only when the turn ends: dribble into the area and shoot.",
            "Le hors-jeu ne compte qu’à la fin du tour : entrez dans la surface et tirez.",
            "El fuera de juego solo cuenta al final del turno: entra en el área y dispara.",
        ],
        r#"{"options":{"ap":2,"target":1},"white":{"K":"d2","R1":"f6","N1":"g9"},"black":{"K":"d12","Q":"h11","B1":"d9","B2":"e10","N1":"b12"},"ball":"white.N1"}"#
    ),
    drill!(
        "on-the-way",
        ["On the way", "En chemin", "De camino"],
        [
            "The queen picks up the ball wherever it lies on her way, and carries it on.",
            "La dame récupère le ballon où qu’il soit sur son chemin, et l’emmène.",
            "La dama recoge el balón en cualquier punto de su camino y se lo lleva.",
        ],
        r#"{"options":{"ap":2,"target":1},"white":{"K":"d2","Q":"e3","R1":"f9"},"black":{"K":"d12","B1":"b11","B2":"d9"},"ball":"h6"}"#
    ),
    drill!(
        "win-it-first",
        ["Win it first", "D’abord le ballon", "Primero, el balón"],
        [
            "The queen tackles and shoots; the rook could tackle too, but has no line to the king.",
            "La dame tacle et tire ; la tour pourrait tacler aussi, mais n’a pas de ligne vers le roi.",
            "La dama entra y dispara; la torre también podría entrar, pero no tiene línea hacia el rey.",
        ],
        r#"{"options":{"ap":2,"target":1},"white":{"K":"e1","Q":"f9","R2":"e5","B1":"g3","N2":"h9"},"black":{"K":"c12","Q":"d10","R1":"f10","B2":"e10"},"ball":"black.B2"}"#
    ),
    drill!(
        "into-space",
        ["Into space", "Dans l’espace", "Al espacio"],
        [
            "Pass to an empty square on the rook’s way: it picks up the ball as it runs.",
            "Passez sur une case vide du chemin de la tour : elle récupère le ballon dans sa course.",
            "Pasa a una casilla vacía del camino de la torre: recogerá el balón en su carrera.",
        ],
        r#"{"options":{"ap":3,"target":1},"white":{"K":"f1","R1":"d5","B1":"d4"},"black":{"K":"g12","N1":"d8","N2":"b8"},"ball":"white.B1"}"#
    ),
    drill!(
        "last-pass",
        ["The last pass", "La dernière passe", "El último pase"],
        [
            "The rook has a line to the king: bring the knight to where it can serve the rook.",
            "La tour a une ligne vers le roi : amenez le cavalier là d’où il peut la servir.",
            "La torre tiene línea hacia el rey: lleva el caballo adonde pueda servirla.",
        ],
        r#"{"options":{"ap":3,"target":1},"white":{"K":"f1","R1":"e9","N2":"i7"},"black":{"K":"e12","R1":"d8","N1":"i8","N2":"b11"},"ball":"white.N2"}"#
    ),
    drill!(
        "far-off-help",
        ["Far-off help", "Une aide lointaine", "Ayuda lejana"],
        [
            "The rook wins the ball, but it is the bishop, far behind it on the rank, that has the line.",
            "La tour gagne le ballon, mais c’est le fou, loin derrière elle sur la rangée, qui a la ligne.",
            "La torre roba el balón, pero es el alfil, lejos de ella en la misma fila, quien tiene la línea.",
        ],
        r#"{"options":{"ap":3,"target":1},"white":{"K":"c1","R2":"d9","B2":"b9"},"black":{"K":"e12","B1":"i8","N2":"g9"},"ball":"black.N2"}"#
    ),
    drill!(
        "king-lets-go",
        ["The king lets go", "Le roi lâche le ballon", "El rey suelta el balón"],
        [
            "A king passes one square only: to the rook, which runs on with the ball.",
            "Le roi ne passe qu’à une case : à la tour, qui file avec le ballon.",
            "El rey solo pasa a una casilla: a la torre, que sigue con el balón.",
        ],
        r#"{"options":{"ap":3,"target":1},"white":{"K":"f2","R1":"e3","R2":"e5","N2":"h8"},"black":{"K":"d12","Q":"h12","B1":"g10","B2":"a9"},"ball":"white.K","must_release":"white"}"#
    ),
    drill!(
        "long-run",
        ["A long run", "Une longue course", "Una larga carrera"],
        [
            "The bishop wins the ball and plays it back along its diagonal, into the rook’s run.",
            "Le fou gagne le ballon et le rejoue sur sa diagonale, dans la course de la tour.",
            "El alfil roba el balón y lo devuelve por su diagonal, a la carrera de la torre.",
        ],
        r#"{"options":{"ap":4,"target":1},"white":{"K":"f1","R2":"i7","B1":"e8","B2":"g9"},"black":{"K":"c12","N1":"a12","N2":"h10"},"ball":"black.N2"}"#
    ),
    drill!(
        "take-the-square",
        ["Take the square first", "D’abord la case", "Primero, la casilla"],
        [
            "A tackled piece makes room to the right. Put the knight there before the rook tackles.",
            "Une pièce taclée s’écarte à droite. Mettez-y le cavalier avant que la tour ne tacle.",
            "Una pieza desplazada se aparta a la derecha. Pon ahí el caballo antes de que entre la torre.",
        ],
        r#"{"options":{"ap":4,"target":1},"white":{"K":"g2","R1":"f8","R2":"c7","N2":"e8"},"black":{"K":"e12","R1":"c10","N2":"a10"},"ball":"black.R1"}"#
    ),
    drill!(
        "where-it-came-from",
        ["Where it came from", "Là d’où il venait", "De donde venía"],
        [
            "The knight comes to the king for the ball, and plays it to the square it left, where the rook runs through.",
            "Le cavalier vient chercher le ballon près du roi et le joue sur la case qu’il a quittée, où passe la tour.",
            "El caballo va a buscar el balón junto al rey y lo juega a la casilla que dejó, por donde pasa la torre.",
        ],
        r#"{"options":{"ap":5,"target":1},"white":{"K":"d2","R2":"h4","B2":"b7","N1":"i3","N2":"g4"},"black":{"K":"d12","Q":"g7","B1":"i10"},"ball":"white.K"}"#
    ),
    drill!(
        "no-way-out",
        ["No way out", "Pas d’issue", "Sin salida"],
        [
            "The tackled bishop must not make room on c7: let the rook stand there first. The other bishop shoots.",
            "Le fou taclé ne doit pas s’écarter en c7 : que la tour s’y mette d’abord. C’est l’autre fou qui tire.",
            "El alfil desplazado no debe apartarse a c7: que la torre se ponga ahí primero. Dispara el otro alfil.",
        ],
        r#"{"options":{"ap":5,"target":1},"white":{"K":"c1","Q":"e4","R2":"c6","B1":"c5"},"black":{"K":"d12","R1":"d9","R2":"a9","B1":"b7","N2":"a10"},"ball":"black.B1"}"#
    ),
    drill!(
        "team-work",
        ["Team work", "Jeu collectif", "Juego de equipo"],
        [
            "The knight has the line to the king, and both bishops are needed to bring it the ball.",
            "Le cavalier a la ligne vers le roi, et il faut les deux fous pour lui apporter le ballon.",
            "El caballo tiene la línea hacia el rey, y hacen falta los dos alfiles para llevarle el balón.",
        ],
        r#"{"options":{"ap":5,"target":1},"white":{"K":"d2","R1":"i5","B1":"g6","B2":"b9","N1":"f9"},"black":{"K":"e11","R1":"f8","R2":"c10","B1":"d9","N1":"a10"},"ball":"black.B1"}"#
    ),
];
