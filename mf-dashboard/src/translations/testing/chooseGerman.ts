// As somebody who chose it before the page began: the language is read by the first module that asks for it. So this is imported first.
localStorage.setItem('language', 'de');

export {};
