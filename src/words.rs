//! Sentences in every language: phrases with holes, and sayings that fill them.
//!
//! A [`Phrase`] stands as a static beside the code that speaks it, so a missing language does not compile and no
//! lookup is needed. A [`Saying`] is a phrase with what goes into its holes: a refusal, an event or a label. The core
//! never chooses a language.
//!
//! Holes are `{0}` to `{5}`; `{0|goal|goals}` is the word that fits the number in hole 0 and does not repeat it.
use crate::cell::Cell;
use crate::side::Side;

/// How many languages every phrase is written in.
pub const LANGS: usize = 3;

/// A language of the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Lang {
    /// English.
    #[default]
    En,
    /// French.
    Fr,
    /// Spanish.
    Es,
}

impl Lang {
    /// All languages, in the order of [`Phrase::said`].
    pub const ALL: [Lang; LANGS] = [Lang::En, Lang::Fr, Lang::Es];

    /// The language's two-letter tag (BCP 47).
    pub const fn tag(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::Fr => "fr",
            Lang::Es => "es",
        }
    }

    /// The language's own name.
    pub const fn name(self) -> &'static str {
        match self {
            Lang::En => "English",
            Lang::Fr => "Français",
            Lang::Es => "Español",
        }
    }

    /// The language of a tag such as `fr` or `fr-CH`.
    pub fn parse(tag: &str) -> Option<Lang> {
        let base = tag.split(['-', '_']).next()?;
        Lang::ALL.into_iter().find(|l| l.tag().eq_ignore_ascii_case(base))
    }

    /// A text with the spaces that its language does not break: in French those before `: ; ! ?` and inside `« »`.
    /// Phrases are written with plain spaces.
    pub fn typeset(self, text: &str) -> String {
        if self != Lang::Fr {
            return text.to_string();
        }
        let before = std::iter::once(' ').chain(text.chars());
        let after = text.chars().skip(1).chain([' ']);
        let space = |(before, after)| match (before, after) {
            ('«', _) | (_, ':' | '»') => NO_BREAK,
            (_, ';' | '!' | '?') => NARROW_NO_BREAK,
            _ => ' ',
        };
        let around = before.zip(after);
        text.chars().zip(around).map(|(c, around)| if c == ' ' { space(around) } else { c }).collect()
    }

    /// Adds what fills a hole: in French `de` and `que` before it lose their vowel to a name that begins with one.
    fn join(self, out: &mut String, filling: &str) {
        let vowel = filling.starts_with(['A', 'E', 'I', 'O', 'U', 'É', 'È', 'Ê', 'Î', 'Â', 'Ô']);
        if self == Lang::Fr && vowel && [" de ", " que "].iter().any(|word| out.ends_with(word)) {
            out.truncate(out.len() - "e ".len());
            out.push('’');
        }
        out.push_str(filling);
    }

    const fn is_singular(self, n: i16) -> bool {
        match self {
            Lang::Fr => -2 < n && n < 2,
            Lang::En | Lang::Es => n == 1 || n == -1,
        }
    }
}

const NO_BREAK: char = '\u{a0}';
const NARROW_NO_BREAK: char = '\u{202f}';

/// One sentence: its stable code and its words in English, French and Spanish.
#[derive(Debug)]
pub struct Phrase {
    /// Kebab-case and stable: tests, records and reasons for a refusal name it.
    pub code: &'static str,
    /// The words, in the order of [`Lang::ALL`].
    pub said: [&'static str; LANGS],
}

impl PartialEq for Phrase {
    fn eq(&self, other: &Phrase) -> bool {
        self.code == other.code
    }
}

impl Eq for Phrase {}

impl Phrase {
    /// A phrase in every language. Does not compile as a static when the languages differ in their holes.
    pub const fn new(code: &'static str, said: [&'static str; LANGS]) -> Phrase {
        let mut i = 1;
        while i < LANGS {
            assert!(holes(said[i]) == holes(said[0]), "the languages of a phrase differ in their holes");
            i += 1;
        }
        Phrase { code, said }
    }

    /// The phrase with nothing in its holes.
    pub const fn plain(&'static self) -> Saying {
        Saying { phrase: self, args: [Arg::None; MAX_ARGS] }
    }

    /// The phrase with these in its holes, at most six.
    pub fn with<const N: usize>(&'static self, args: [Arg; N]) -> Saying {
        const { assert!(N <= MAX_ARGS, "a saying has at most six holes") };
        let mut saying = self.plain();
        saying.args.iter_mut().zip(args).for_each(|(slot, arg)| *slot = arg);
        saying
    }

    /// The words in a language, holes left open.
    pub const fn words(&self, lang: Lang) -> &'static str {
        self.said[lang as usize]
    }
}

const fn holes(text: &str) -> u8 {
    let bytes = text.as_bytes();
    let (mut mask, mut i) = (0, 0);
    while i + 1 < bytes.len() {
        if bytes[i] == b'{' {
            let digit = bytes[i + 1].wrapping_sub(b'0');
            assert!(digit < MAX_ARGS as u8, "a hole has a number from 0 to 5");
            mask |= 1 << digit;
        }
        i += 1;
    }
    mask
}

/// How many holes a phrase may have.
pub const MAX_ARGS: usize = 6;

/// What goes into a hole.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Arg {
    /// Nothing.
    None,
    /// A footballer or piece: its side and shirt number.
    Man(Side, u8),
    /// A side's name.
    Team(Side),
    /// A cell's name.
    At(Cell),
    /// A number.
    Count(i16),
    /// Another phrase, itself without holes.
    Term(&'static Phrase),
    /// A word of a text form, the same in every language. (A thin reference keeps sayings small.)
    Word(&'static &'static str),
}

/// Who knows the names that sayings mention.
pub trait Names {
    /// A footballer's or piece's name.
    fn man(&self, lang: Lang, side: Side, shirt: u8) -> String;
    /// A side's name.
    fn team(&self, lang: Lang, side: Side) -> String;
    /// A cell's name.
    fn cell(&self, cell: Cell) -> String;
}

/// A phrase with its holes filled.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Saying {
    /// The phrase.
    pub phrase: &'static Phrase,
    /// What goes into hole 0, 1, ….
    pub args: [Arg; MAX_ARGS],
}

impl Saying {
    /// The phrase's stable code, which serves as the reason code of a refusal and the code of an event.
    pub const fn code(&self) -> &'static str {
        self.phrase.code
    }

    /// The sentence in a language.
    pub fn text(&self, lang: Lang, names: &dyn Names) -> String {
        let mut out = String::new();
        let mut rest = self.phrase.words(lang);
        while let Some((before, after)) = rest.split_once('{') {
            out.push_str(before);
            let Some((hole, tail)) = after.split_once('}') else { break };
            lang.join(&mut out, &self.fill(hole, lang, names));
            rest = tail;
        }
        lang.typeset(&(out + rest))
    }

    fn fill(&self, hole: &str, lang: Lang, names: &dyn Names) -> String {
        let mut parts = hole.split('|');
        let index = parts.next().and_then(|n| n.parse::<usize>().ok());
        let arg = index.and_then(|i| self.args.get(i)).copied().unwrap_or(Arg::None);
        if let (Some(one), Some(many)) = (parts.next(), parts.next()) {
            let singular = matches!(arg, Arg::Count(n) if lang.is_singular(n));
            return if singular { one } else { many }.to_string();
        }
        match arg {
            Arg::None => String::new(),
            Arg::Man(side, shirt) => names.man(lang, side, shirt),
            Arg::Team(side) => names.team(lang, side),
            Arg::At(cell) => names.cell(cell),
            Arg::Count(n) => n.to_string(),
            Arg::Term(phrase) => phrase.words(lang).to_string(),
            Arg::Word(word) => word.to_string(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Plain;

    impl Names for Plain {
        fn man(&self, _: Lang, side: Side, shirt: u8) -> String {
            format!("{side} {shirt}")
        }
        fn team(&self, _: Lang, side: Side) -> String {
            side.to_string()
        }
        fn cell(&self, cell: Cell) -> String {
            cell.0.to_string()
        }
    }

    static GOALS: Phrase = Phrase::new(
        "goals",
        ["{1} has {0} {0|goal|goals}.", "{1} a {0} {0|but|buts}.", "{1} lleva {0} {0|gol|goles}."],
    );

    fn said(n: i16) -> [String; LANGS] {
        Lang::ALL.map(|l| GOALS.with([Arg::Count(n), Arg::Man(Side::Home, 7)]).text(l, &Plain))
    }

    #[test]
    fn zero_is_singular_in_french_only() {
        assert_eq!(said(0), ["home 7 has 0 goals.", "home 7 a 0 but.", "home 7 lleva 0 goles."]);
        assert_eq!(said(1), ["home 7 has 1 goal.", "home 7 a 1 but.", "home 7 lleva 1 gol."]);
        assert_eq!(said(2), ["home 7 has 2 goals.", "home 7 a 2 buts.", "home 7 lleva 2 goles."]);
    }

    #[test]
    fn french_does_not_break_before_high_punctuation_or_inside_quotation_marks() {
        static CODE: Phrase = Phrase::new("code", ["So: “{0}”!", "Ici : « {0} » ; vu ? But !", "Así: ¡«{0}»!"]);
        let said = CODE.with([Arg::Count(5)]);
        let french = "Ici\u{a0}: «\u{a0}5\u{a0}»\u{202f}; vu\u{202f}? But\u{202f}!";
        assert_eq!(Lang::ALL.map(|l| said.text(l, &Plain)), ["So: “5”!", french, "Así: ¡«5»!"]);
    }

    #[test]
    fn french_elides_before_a_name() {
        static OF: Phrase = Phrase::new("of", ["{0}’s ball", "le ballon de {0}", "el balón de {0}"]);
        static WING: Phrase = Phrase::new("wing", ["Wing", "Ailier", "Extremo"]);
        let french = |arg| OF.with([arg]).text(Lang::Fr, &Plain);
        assert_eq!(french(Arg::Term(&WING)), "le ballon d’Ailier");
        assert_eq!(french(Arg::Man(Side::Home, 7)), "le ballon de home 7");
    }

    #[test]
    fn a_language_is_known_by_its_tag() {
        assert_eq!(Lang::parse("fr-CH"), Some(Lang::Fr));
        assert_eq!(Lang::parse("ES"), Some(Lang::Es));
        assert_eq!(Lang::parse("de"), None);
    }
}
