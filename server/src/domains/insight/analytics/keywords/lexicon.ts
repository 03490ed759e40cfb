const words = (text: string) => text.trim().split(/\s+/);

/** Small, because the result is only an estimate. */
export const friendlyWords: ReadonlySet<string> = new Set(
  words(`
    amazing awesome beautiful best brilliant cool cute delicious excellent fantastic favorite favourite glad good gorgeous great happy
    helpful incredible like liked love loved lovely nice perfect pleased pretty recommend super sweet thank thanks thx wonderful wow yes yay
    gracias genial excelente perfecto bueno buena encanta hermoso feliz bonito
    obrigado obrigada ótimo lindo adorei perfeito
    merci parfait génial excellente bravo super
    danke toll super schön prima klasse gut perfekt liebe
    grazie bello ottimo perfetto bravo
    ❤️ 😍 🔥 👍 😊 🥰 👏 🎉 💕 😁`),
);

export const unfriendlyWords: ReadonlySet<string> = new Set(
  words(`
    angry annoyed annoying awful bad broken cancel complaint damaged disappointed disappointing disgusting fail failed fake fraud hate horrible
    late lost missing never pathetic poor problem refund ridiculous rude sad scam slow spam stupid terrible trash ugly unacceptable unhappy
    upset useless waste worst wrong
    malo mala estafa horrible problema roto tarde decepcionado queja
    ruim péssimo golpe problema atrasado quebrado
    nul mauvais arnaque problème déçu cassé retard
    schlecht kaputt betrug problem enttäuscht schrecklich spät
    brutto pessimo truffa problema rotto deluso
    😡 👎 😠 🤬 😞 💔 😢`),
);

export const negations: ReadonlySet<string> = new Set(
  words(
    `not no never don't dont didn't didnt isn't isnt wasn't wasnt can't cant won't wont nicht kein keine ne pas non não nunca sin senza`,
  ),
);

export const stopWords: ReadonlySet<string> = new Set(
  words(`
    about after all also and any are because been but can could did does for from get got had has have hello hey him his her how i'm its
    it's just let like may more much need not now off one our out please she should some than that the their them then there they this
    too two very want was were what what's when where which who why will with would you your you're yes yeah okay
    que los las una uno para por con del como esta este hola qué cómo pero más muy sin sobre
    der die das und ist ein eine einen den dem des mit für auf auch nicht ich wir ihr sie wie was wann hallo bitte aber sind haben hat kann
    les des une est que qui pour avec pas vous nous dans sur bonjour mais avez êtes
    uma não você para com por que mas olá dos das
    che non per con una sono del della ciao come`),
);
