alter table media validate constraint media_format_check;
