-- In which language a person is written to. What was there before the product spoke a second one was English.
alter table users add column language text not null default 'en';
