import { authCopy, authScreens, signIn, signUp } from '../proofs/auth.ts';
import { returns } from '../proofs/e2e.ts';
import { host } from '../proofs/shell.ts';
import { differs, exact, topic } from '../Statement.ts';

export const signInScreen = topic(
  '2 Sign-in',
  exact('2.sign-in.1', 'A field takes username or email.', signIn.signsIn),
  exact('2.sign-in.2', 'A field takes the password.', signIn.signsIn),
  exact('2.sign-in.3', 'Username or email is required.', authScreens.signInFields),
  exact('2.sign-in.4', 'Password is required.', authScreens.signInFields, signIn.empty),
  exact('2.sign-in.5', 'The button is Sign In.', authCopy.signIn, signIn.signsIn),
  exact('2.sign-in.6', 'The button shows Signing In... while busy.', authCopy.signIn, signIn.signsIn),
  exact('2.sign-in.7', 'Errors are shown in an inline box.', signIn.on401),
  exact('2.sign-in.8', 'A link leads to sign-up.', signIn.features),
  exact('2.sign-in.9', 'Success leads to /dashboard.', signIn.signsIn),
  differs('2.sign-in.10', 'Success leads there always.', 'return to the asked page', host.enters, returns.link),
);

export const signUpScreen = topic(
  '2 Sign-up',
  exact('2.sign-up.1', 'A field takes the username.', signUp.creates),
  exact('2.sign-up.2', 'The email field has the input type email.', authScreens.signUpFields, signUp.email),
  exact('2.sign-up.3', 'A field takes the password.', signUp.creates),
  exact('2.sign-up.4', 'A field takes confirmPassword.', signUp.creates),
  exact('2.sign-up.5', 'All four fields are required.', authScreens.signUpFields),
  exact('2.sign-up.6', 'The button is Create Account.', authCopy.signUp, signUp.creates),
  exact('2.sign-up.7', 'The button shows Creating Account... while busy.', authCopy.signUp, signUp.creates),
  exact('2.sign-up.8', 'Errors are shown in an inline box.', signUp.on400),
  exact('2.sign-up.9', 'A link leads to sign-in.', signUp.features),
  exact('2.sign-up.10', 'Success leads to /dashboard.', signUp.creates),
  differs('2.sign-up.11', 'Success leads there always.', 'return to the asked page', host.enters),
);
